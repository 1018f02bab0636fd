import { expect, test } from "vitest";
import { attachmentType } from "./attachmentType.ts";

const hex = (bytes: string) => Buffer.from(bytes.replaceAll(" ", ""), "hex");
const PNG = hex("89 50 4e 47 0d 0a 1a 0a 00 00");
const JPEG = hex("ff d8 ff e0 00 10");
const PDF = Buffer.from("%PDF-1.7\n%âãÏÓ");
const zip = (...names: string[]) => Buffer.concat([hex("504b0304"), Buffer.from(names.join("\0"))]);
const XLSX = zip("[Content_Types].xml", "xl/workbook.xml");
const CSV = Buffer.from("\ufeffmarket,dollars\ntv-501,12\n");

test.each([
  ["screen.png", PNG, "image/png"],
  ["photo.JPG", JPEG, "image/jpeg"],
  ["photo.jpeg", JPEG, "image/jpeg"],
  ["order.pdf", PDF, "application/pdf"],
  ["own figures.v2.xlsx", XLSX, "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ["figures.csv", CSV, "text/csv"],
])("%s is taken for what it is", (name, bytes, type) => {
  expect(attachmentType(name, bytes)).toBe(type);
});

test.each([
  ["a program called a picture", "screen.png", hex("4d 5a 90 00")],
  ["a picture called a table", "figures.csv", PNG],
  ["a page called a table", "figures.csv", Buffer.from("  <html><script>alert(1)</script>")],
  ["an empty table", "figures.csv", Buffer.from(" \n")],
  ["bytes that are no text", "figures.csv", hex("ff fe 00 41")],
  ["a table with control characters", "figures.csv", Buffer.from("a,b\u0000\n")],
  ["a drawing with script in it", "drawing.svg", Buffer.from("<svg onload=alert(1)>")],
  ["an archive that is no workbook", "figures.xlsx", zip("word/document.xml")],
  ["a workbook with macros", "figures.xlsx", zip("xl/workbook.xml", "xl/vbaProject.bin")],
  ["a workbook with an ending that runs macros", "figures.xlsm", XLSX],
  ["a name without an ending", "screen", PNG],
  ["nothing at all", "screen.png", Buffer.alloc(0)],
])("%s is refused", (_what, name, bytes) => {
  expect(attachmentType(name, bytes)).toBeNull();
});
