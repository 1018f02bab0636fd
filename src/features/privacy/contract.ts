import { z } from "zod";
import type { Endpoint } from "#api/endpoint.ts";
import { fileAnswer } from "#api/fileAnswer.ts";

const ABOUT = { tag: "privacy", personal: true, response: fileAnswer } as const;
const ZIP = { types: ["application/zip"], shown: "attachment" } as const;

export const myData = {
  ...ABOUT,
  method: "GET",
  url: "/my-data",
  name: "myData",
  summary: "Everything that is held about the caller, as one ZIP of JSON and CSV; noted in the audit log",
  allow: "signedIn",
  file: ZIP,
} as const satisfies Endpoint;

export const userData = {
  ...ABOUT,
  method: "GET",
  url: "/users/:user/data",
  name: "userData",
  summary: "Everything that is held about a user, as one ZIP of JSON and CSV; noted in the audit log",
  allow: { role: "Administrator" },
  params: z.object({ user: z.string().regex(/^[1-9]\d{0,8}$/) }),
  file: ZIP,
} as const satisfies Endpoint;
