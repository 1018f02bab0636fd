import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { contentFile } from "#features/content/contract/editing.ts";
import { callFile } from "../api/callApi.ts";
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

/** The bytes of a stored file of the newsroom. A file never changes: another one has another id. */
const contentFileQuery = (file: string) =>
  queryOptions({
    queryKey: ["content", "file", file],
    queryFn: ({ signal }) => callFile(contentFile, { params: { file }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
