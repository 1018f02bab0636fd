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
