import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { contentFileQuery } from "./contentFileQuery.ts";
import style from "./ContentBody.module.css";

/** A picture of the newsroom. It is fetched with the reader's rights, which an address alone would not carry. */
export function ContentImage({ file, alt }: { readonly file: string; readonly alt: string }) {
  const { data, isError } = useQuery(contentFileQuery(file));
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!data || !image.current) return undefined;
    const address = URL.createObjectURL(data);
    image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [data]);

  if (isError) return alt === "" ? null : <p className={style["missing"]}>{alt}</p>;
  if (!data) return <span className={style["waiting"]} aria-hidden="true" />;
  return <img ref={image} alt={alt} />;
}
