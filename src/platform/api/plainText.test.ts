import { expect, test } from "vitest";
import { emailAddress, lineOfText, proseText } from "./plainText.ts";

test.each(["Żaneta O’Neil", "עברית", "<script>alert(1)</script>", "=1+1", "日本 TV"])(
  "%s is a line of text",
  (text) => {
    expect(lineOfText(80).parse(`  ${text} `)).toBe(text);
  },
);

test.each(["", "   ", "\u200b", "\u2060\u00ad", "a\nb", "a\u0000b", "a\u202eb", "x".repeat(81)])(
  "%j is no line of text",
  (text) => {
    expect(lineOfText(80).safeParse(text).success).toBe(false);
  },
);

test("prose keeps its line breaks, in one form", () => {
  expect(proseText(80).parse("one\r\n\r\ntwo\n")).toBe("one\n\ntwo");
  expect(proseText(80).safeParse("a\u0007b").success).toBe(false);
  expect(proseText(3).safeParse("four").success).toBe(false);
});

test.each(["Sam@Example.com", "a.b+c@sub.example.co", "ü@exämple.de"])("%s is an e-mail address", (text) => {
  expect(emailAddress.parse(text)).toBe(text.toLowerCase());
});

test.each([
  "",
  "sam",
  "sam@",
  "@example.com",
  "sam@example",
  "a b@example.com",
  "a@b.c\r\nBcc: x@y.z",
  "a,b@example.com",
])("%j is no e-mail address", (text) => {
  expect(emailAddress.safeParse(text).success).toBe(false);
});
