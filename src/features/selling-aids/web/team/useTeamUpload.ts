import { useEffect, useRef, useState } from "react";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { problemCode } from "#ui/problem/problemCode.ts";
import { addTeamFile, MOST_TEAM_FILE_BYTES, type TeamFile } from "../../contract/teamAids.ts";
import { problemFaults } from "../problemFaults.ts";

/** A file on its way: how far it has come, what it became, or why it did not. */
export type TeamUpload =
  | { readonly state: "none" }
  | { readonly state: "sending"; readonly name: string; readonly bytes: number; readonly part: number }
  /** `bytes` are at hand where the file was chosen just now. */
  | { readonly state: "there"; readonly file: TeamFile; readonly bytes: Blob | null }
  | { readonly state: "failed"; readonly name: string; readonly why: string };

const MEGABYTE = 1024 * 1024;

/** Sends a file as soon as it is chosen; it can be stopped, and stops with the dialog. */
export function useTeamUpload(before: TeamFile | null) {
  const text = useText();
  const stop = useRef<AbortController | null>(null);
  const start: TeamUpload = before ? { state: "there", file: before, bytes: null } : { state: "none" };
  const [upload, setUpload] = useState<TeamUpload>(start);
  useEffect(() => () => stop.current?.abort(), []);

  const send = async (file: File) => {
    stop.current?.abort();
    const { name, size: bytes } = file;
    if (bytes > MOST_TEAM_FILE_BYTES) {
      const most = MOST_TEAM_FILE_BYTES / MEGABYTE;
      return setUpload({ state: "failed", name, why: text("sellingAids.team.tooLarge", { most }) });
    }
    const running = new AbortController();
    stop.current = running;
    setUpload({ state: "sending", name, bytes, part: 0 });
    try {
      const sent = await callApi(addTeamFile, {
        query: { name: name.slice(-300) },
        bytes: file,
        signal: running.signal,
        onSent: (part) => !running.signal.aborted && setUpload({ state: "sending", name, bytes, part }),
      });
      if (!running.signal.aborted) setUpload({ state: "there", file: sent, bytes: file });
    } catch (reason) {
      if (running.signal.aborted) return;
      const why = problemFaults(reason, text) ?? text(`errors.${problemCode(reason)}.why`);
      setUpload({ state: "failed", name, why });
    }
  };
  const cancel = () => {
    stop.current?.abort();
    setUpload(start);
  };
  return { upload, send, cancel };
}
