import { expect, test } from "vitest";
import { REPORT_SECTIONS } from "#domain/reportSections.ts";
import { readOptions, writeOptions } from "./useReportOptions.ts";

test("an address without options asks for everything, on letter paper, in the reader's language, for nobody", () => {
  expect(readOptions(new URLSearchParams("market=tv-501"))).toEqual({
    sections: REPORT_SECTIONS,
    from: null,
    to: null,
    client: "",
    language: null,
    paper: "letter",
  });
});

test("options come back from the address as they went in, and the rest of it stays", () => {
  const options = {
    sections: ["snapshot", "method"],
    from: 2023,
    to: 2028,
    client: "Smith & Söhne",
    language: "de-DE",
    paper: "a4",
  } as const;
  const address = writeOptions(new URLSearchParams("market=tv-501"), options);
  expect(address.get("market")).toBe("tv-501");
  expect(readOptions(new URLSearchParams(String(address)))).toEqual(options);
});

test("what is usual leaves the address", () => {
  const asked = new URLSearchParams("client=Smith&paper=a4&without=tv&from=2023");
  const usual = {
    sections: REPORT_SECTIONS,
    from: null,
    to: null,
    client: "",
    language: null,
    paper: "letter",
  } as const;
  expect(String(writeOptions(asked, usual))).toBe("");
});
