import { hash } from "node:crypto";
import { z } from "zod";
import type { Entry } from "./archive/entry.ts";
import { damaged } from "./archive/tar.ts";
import { BackupFault } from "./backupFault.ts";

/** Names reach statements: what is none of ours is refused before any is written. */
const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const count = z.number().int().min(0);

const heading = z.object({
  format: z.literal(1),
  product: z.string(),
  version: z.string(),
  engine: z.enum(["pglite", "postgres", "citus"]),
  /** ISO 8601: the moment as of which everything is. */
  takenAt: z.iso.datetime(),
  /** Whether the keys are in it that tokens are signed with. */
  keys: z.boolean(),
  /** The migrations that the store held, in their order. */
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })).min(1),
  tables: z
    .array(
      z.object({
        name,
        columns: z.array(name).readonly(),
        partitionOf: name.nullable(),
        bound: z
          .string()
          .regex(/^FOR VALUES IN \('?\d+'?\)$/)
          .nullable(),
      }),
    )
    .readonly(),
});

const manifest = z.object({
  /** Every entry before this one, in order: name, bytes, SHA-256. */
  entries: z.array(z.tuple([z.string(), count, z.string()])),
  rows: z.record(name, count),
  sequences: z.array(z.object({ name, value: count, called: z.boolean() })),
  files: z.record(z.string(), count),
});

/** What a backup says of itself at its beginning. */
export type Heading = z.output<typeof heading>;
/** What a backup holds, said at its end. */
export type Manifest = z.output<typeof manifest>;

export const HEADING = "backup.json";
export const MANIFEST = "manifest.json";
/** The hash of the manifest, so that nothing stands in the archive that no sum is kept of. */
export const MANIFEST_SUM = "manifest.sha256";

export const sumOf = (bytes: Uint8Array): string => hash("sha256", bytes, "hex");

/** @throws BackupFault for a backup in a form that this version does not know */
export function readHeading({ name: entry, bytes }: Entry): Heading {
  const said = readJson(bytes);
  if (entry !== HEADING) throw damaged();
  const format: unknown = Reflect.get(Object(said), "format");
  if (typeof format === "number" && format > 1)
    throw new BackupFault(
      "version-unknown",
      "The backup was made by a newer version of the product. Restore it with that one.",
    );
  const read = heading.safeParse(said);
  if (!read.success) throw damaged();
  return read.data;
}

/** @throws BackupFault */
export function readManifest({ bytes }: Entry): Manifest {
  const read = manifest.safeParse(readJson(bytes));
  if (!read.success) throw damaged();
  return read.data;
}

export const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch {
    throw damaged();
  }
}
