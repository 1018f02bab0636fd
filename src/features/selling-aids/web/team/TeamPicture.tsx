import { useQuery } from "@tanstack/react-query";
import { callFile } from "#ui/api/callApi.ts";
import { teamAidFile } from "../../contract/teamAids.ts";
import { BlobPicture } from "./BlobPicture.tsx";
import { isPicture, type TeamFileName } from "./downloadTeamFile.ts";

/** The file of a team's aid as it looks, where it is a picture; nothing for other files. */
export function TeamPicture({ aid: { id, number, file }, alt }: { readonly aid: TeamFileName; readonly alt: string }) {
  const { data } = useQuery({
    queryKey: ["team-aid-picture", id, number],
    queryFn: ({ signal }) =>
      callFile(teamAidFile, { params: { aid: id, number: String(number) }, query: { use: "look" }, signal }),
    enabled: isPicture(file),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isPicture(file) && data ? <BlobPicture blob={data} alt={alt} /> : null;
}
