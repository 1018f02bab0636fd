import { expect, test } from "vitest";
import { dispositionOf } from "./dispositionOf.ts";

const given = (name: string) => {
  const [, plain, whole = ""] =
    /^attachment; filename="([^"]*)"; filename\*=UTF-8''(\S*)$/.exec(dispositionOf("attachment", name)) ?? [];
  return [plain, decodeURIComponent(whole)];
};

test.each([
  ["Media kit.pdf", "Media kit.pdf", "Media kit.pdf"],
  ["Präsentation (2).pptx", "Pr_sentation _2_.pptx", "Präsentation (2).pptx"],
  // Reads as "photo_exe.jpg" where it is shown as it is.
  ["photo_\u202egpj.exe", "photo__gpj.exe", "photo__gpj.exe"],
  ['a"; filename="b.html', "a__ filename__b.html", 'a"; filename="b.html'],
  ["a\r\nset-cookie: b=1", "a__set-cookie_ b_1", "a__set-cookie: b=1"],
  ["half a letter \ud800.pdf", "half a letter _.pdf", "half a letter \ufffd.pdf"],
])("%j is sent as one header, with an end that is what it seems", (name, plain, whole) => {
  expect(given(name)).toEqual([plain, whole]);
});
