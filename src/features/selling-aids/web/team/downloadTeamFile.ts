import { callFile } from "#ui/api/callApi.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { startJob } from "#ui/jobs/startJob.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { teamAidFile } from "../../contract/teamAids.ts";
import { AIDS } from "../aidQueries.ts";

/** A version of a team's aid, as much as names its file. */
export interface TeamFileName {
  readonly id: string;
  readonly number: number;
  readonly file: { readonly name: string; readonly type: string };
}

/** Whether a file can be looked at as it is. */
export const isPicture = ({ type }: TeamFileName["file"]): boolean => type.startsWith("image/");

/** Hands the file of a version to the person. @param use whether it counts as a download, or is looked at by who looks after it */
export async function downloadTeamFile({ id, number, file }: TeamFileName, use: "keep" | "look"): Promise<void> {
  const params = { aid: id, number: String(number) };
  const found = await startJob(file.name, (_, signal) => callFile(teamAidFile, { params, query: { use }, signal }));
  if (!found) return;
  saveFile(file.name, file.type, found);
  if (use === "keep") await queryClient.invalidateQueries(AIDS);
}
