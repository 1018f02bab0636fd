import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";

const CO_OP = { tag: "selling-aids" } as const;
const READING = { ...CO_OP, allow: { access: ["sellingAides"] } } as const;
const ADMINISTRATOR = { ...CO_OP, allow: { role: "Administrator" } } as const;

const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");
export const CO_OP_FILE_LENGTH = 1_000_000;

const program = z
  .object({
    maker: z.string().describe("The manufacturer."),
    products: z.string().describe("What it makes."),
    paysPercent: z.number().describe("Percent of the cost of an ad that it pays."),
    accrualPercent: z
      .number()
      .nullable()
      .describe("Percent of purchases from the manufacturer that accrues; null where it is not known."),
    media: z.array(z.string()).describe("Ids of media it pays for."),
    deadline: z
      .string()
      .nullable()
      .describe("The day of each year by which claims must be in, `MM-DD`; null where there is none."),
    contact: z.string().describe("Whom to ask at the manufacturer."),
    source: z.string().describe("Where the figure comes from."),
    sample: z.boolean().describe("Whether it is sample data."),
    own: z.boolean().describe("Whether it is the caller's own organization's, not everyone's."),
  })
  .meta({ id: "CoOpProgram", description: "A co-op program of a manufacturer." });

export type ListedProgram = z.output<typeof program>;

export const coOpPrograms = {
  ...READING,
  method: "GET",
  url: "/co-op-programs",
  name: "coOpPrograms",
  summary:
    "Co-op programs: what manufacturers pay toward retailers' advertising, shared ones and the caller's organization's own",
  response: z.object({ items: z.array(program).describe("The programs.") }),
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
    text: z
      .string()
      .max(CO_OP_FILE_LENGTH, `Must have at most ${CO_OP_FILE_LENGTH} characters.`)
      .describe("The CSV file as text."),
    customer: id.nullable().describe("Id of the customer whose programs they are; null is everyone's."),
  }),
  response: z.object({
    list: id.nullable().describe("Id to undo it by; null where nothing was taken."),
    programs: z.number().int().describe("How many programs."),
    faults: z
      .array(
        z.object({
          line: z.number().int().describe("Line of the file."),
          column: z.string().describe("Column, by its heading."),
          code: z.string().describe("A stable code of the fault."),
          message: z.string().describe("What is wrong, in English."),
          values: z
            .record(z.string(), z.union([z.string(), z.number()]))
            .describe("What its sentence names, by placeholder."),
        }),
      )
      .describe("What is wrong."),
  }),
} as const satisfies Endpoint;

export const undoCoOp = {
  ...ADMINISTRATOR,
  method: "DELETE",
  url: "/co-op-lists/:list",
  name: "undoCoOp",
  summary: "Undoes a list of programs; the previous one applies again",
  params: z.object({ list: id.describe("Id of the list.") }),
  response: z.object({}),
} as const satisfies Endpoint;

const keptList = z
  .object({
    id: id.describe("The list's id."),
    customer: z.string().nullable().describe("Name of the organization it is of; null is everyone's."),
    programs: z.number().int().describe("How many programs it has."),
    madeAt: z.iso.datetime().describe("When it was made."),
    madeBy: z.string().describe("Name of the person who made it."),
    inForce: z.boolean().describe("Whether it is the list that is read."),
    undone: z.boolean().describe("Whether it was undone, not only followed by another list."),
  })
  .meta({ id: "CoOpList", description: "A list of co-op programs as it was imported." });

export type KeptList = z.output<typeof keptList>;

export const coOpLists = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/co-op-lists",
  name: "coOpLists",
  summary: "Every imported list of programs, newest first, and whether it is in use",
  response: z.object({ items: z.array(keptList).describe("The lists, newest first.") }),
} as const satisfies Endpoint;

export const restoreCoOp = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/co-op-lists/:list/restoration",
  name: "restoreCoOp",
  summary: "Restores an earlier list as a new list that can be undone",
  params: z.object({ list: id.describe("Id of the list.") }),
  response: z.object({
    list: id.describe("Id of the list."),
    programs: z.number().int().describe("How many programs."),
  }),
} as const satisfies Endpoint;
