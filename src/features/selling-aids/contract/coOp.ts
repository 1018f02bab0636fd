import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";

const CO_OP = { tag: "selling-aids" } as const;
const READING = { ...CO_OP, allow: { access: ["sellingAides"] } } as const;
const ADMINISTRATOR = { ...CO_OP, allow: { role: "Administrator" } } as const;

const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");
export const CO_OP_FILE_LENGTH = 1_000_000;

const program = z.object({
  maker: z.string(),
  products: z.string(),
  /** Of the cost of an ad. */
  paysPercent: z.number(),
  /** Of what was bought from the maker; null where it is not told. */
  accrualPercent: z.number().nullable(),
  media: z.array(z.string()),
  /** The day of each year by which claims must be in, `MM-DD`. */
  deadline: z.string().nullable(),
  contact: z.string(),
  source: z.string(),
  sample: z.boolean(),
  /** The caller's own organisation's, rather than everybody's. */
  own: z.boolean(),
});

export type ListedProgram = z.output<typeof program>;

export const coOpPrograms = {
  ...READING,
  method: "GET",
  url: "/co-op-programs",
  name: "coOpPrograms",
  summary:
    "Co-op programs: what manufacturers pay toward retailers' advertising, shared ones and the caller's organization's own",
  response: z.object({ items: z.array(program) }),
  csv: "list",
} as const satisfies Endpoint;

export const importCoOp = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/co-op-lists",
  name: "importCoOp",
  summary: "Replaces the list of programs with a CSV file; a file with an invalid cell changes nothing",
  bodyLimit: 5 * 1024 * 1024,
  body: z.strictObject({
    text: z.string().max(CO_OP_FILE_LENGTH, `Must have at most ${CO_OP_FILE_LENGTH} characters.`),
    /** Whose programs they are; null for everybody's. */
    customer: id.nullable(),
  }),
  response: z.object({
    /** To take it back by; null where nothing was taken. */
    list: id.nullable(),
    programs: z.number().int(),
    faults: z.array(
      z.object({
        line: z.number().int(),
        column: z.string(),
        code: z.string(),
        message: z.string(),
        values: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    ),
  }),
} as const satisfies Endpoint;

export const undoCoOp = {
  ...ADMINISTRATOR,
  method: "DELETE",
  url: "/co-op-lists/:list",
  name: "undoCoOp",
  summary: "Undoes a list of programs; the previous one applies again",
  params: z.object({ list: id }),
  response: z.object({}),
} as const satisfies Endpoint;

const keptList = z.object({
  id,
  /** The organisation that it is of; null for everybody's. */
  customer: z.string().nullable(),
  programs: z.number().int(),
  madeAt: z.iso.datetime(),
  madeBy: z.string(),
  /** Whether it is the one that is read. */
  inForce: z.boolean(),
  /** Taken back, and not only followed by another one. */
  undone: z.boolean(),
});

export type KeptList = z.output<typeof keptList>;

export const coOpLists = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/co-op-lists",
  name: "coOpLists",
  summary: "Every imported list of programs, newest first, and whether it is in use",
  response: z.object({ items: z.array(keptList) }),
} as const satisfies Endpoint;

export const restoreCoOp = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/co-op-lists/:list/restoration",
  name: "restoreCoOp",
  summary: "Restores an earlier list as a new list that can be undone",
  params: z.object({ list: id }),
  response: z.object({ list: id, programs: z.number().int() }),
} as const satisfies Endpoint;
