import style from "./Skeleton.module.css";

/** Holds the place of something that is loading, in the size it will have (CSS lengths). */
export function Skeleton({ width = "100%", height }: { readonly width?: string; readonly height: string }) {
  return <span className={style["skeleton"]} style={{ width, height }} aria-hidden="true" />;
}
