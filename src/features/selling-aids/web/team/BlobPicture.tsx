import { useEffect, useRef } from "react";
import style from "./Team.module.css";

/** A picture that is there as bytes, in its own proportions. */
export function BlobPicture({ blob, alt }: { readonly blob: Blob; readonly alt: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!image.current) return undefined;
    const address = URL.createObjectURL(blob);
    image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return <img ref={image} className={style["picture"]} alt={alt} />;
}
