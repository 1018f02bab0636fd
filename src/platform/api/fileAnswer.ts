import { z } from "zod";

/** What an endpoint of files answers with, before it becomes bytes and headers. */
export interface FileAnswer {
  readonly name: string;
  /** By its contents, whatever its name says. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

export const fileAnswer: z.ZodType<FileAnswer> = z.object({
  name: z.string(),
  type: z.string(),
  bytes: z.instanceof(Uint8Array),
});

/** The same for a file that is too large to be held in memory: its bytes go out as they come. */
export interface StreamedFileAnswer extends Omit<FileAnswer, "bytes"> {
  readonly size: number;
  /** Names these very bytes. */
  readonly etag: string;
  /** In place of what the contract says. */
  readonly shown: "inline" | "attachment";
  readonly open: () => Promise<AsyncIterable<Uint8Array>>;
}
