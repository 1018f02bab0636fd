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
  /** All of it, or where it can be read in parts the bytes from one place to another, both included. */
  readonly open: (part?: BytePart) => Promise<AsyncIterable<Uint8Array>>;
  /** Whether a download that broke off can be resumed (`Range`). */
  readonly inParts?: true;
}

/** Places of the first and the last byte, counted from 0. */
export interface BytePart {
  readonly from: number;
  readonly to: number;
}
