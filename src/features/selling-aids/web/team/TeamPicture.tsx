import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { callFile } from "#ui/api/callApi.ts";
import { teamAidFile } from "../../contract/teamAids.ts";
import type { TeamFileName } from "./downloadTeamFile.ts";
import style from "./Team.module.css";

/** The file of a team's aid as it looks, where it is a picture; nothing for other files. */
export function TeamPicture({ aid: { id, number, file }, alt }: { readonly aid: TeamFileName; readonly alt: string }) {
  const isPicture = file.type.startsWith("image/");
  const image = useRef<HTMLImageElement>(null);
  const { data } = useQuery({
    queryKey: ["team-aid-picture", id, number],
    queryFn: ({ signal }) =>
      callFile(teamAidFile, { params: { aid: id, number: String(number) }, query: { use: "look" }, signal }),
    enabled: isPicture,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (!data || !image.current) return undefined;
    const address = URL.createObjectURL(data);
    image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [data]);
  return isPicture && data ? <img ref={image} className={style["picture"]} alt={alt} /> : null;
}
