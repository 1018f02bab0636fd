import { expect, test } from "vitest";
import { LARGEST_ATTACHMENT } from "../contract.ts";
import { attachmentFault, readAttachment } from "./attachedFile.ts";

test.each([
  ["Screen.PNG", 10, null],
  ["figures.xlsx", LARGEST_ATTACHMENT, null],
  ["figures.xlsx", LARGEST_ATTACHMENT + 1, "tooLarge"],
  ["program.exe", 10, "wrongType"],
  ["png", 10, "wrongType"],
])("%s of %d bytes: %s", (name, size, fault) => {
  expect(attachmentFault({ name, size })).toBe(fault);
});

test("a file comes out as it went in, whatever its bytes", async () => {
  const bytes = Uint8Array.from({ length: 512 }, (_, at) => at % 256);
  const { name, content } = await readAttachment(new File([bytes], "a.png"));
  expect(name).toBe("a.png");
  expect(Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))).toEqual(bytes);
});
