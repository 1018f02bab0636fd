import { expect, test } from "vitest";
import type { RegularMail } from "./regularMail.ts";
import { readUnsubscribeToken, unsubscribeToken } from "./unsubscribeToken.ts";

const KEY = "the key of this store";
const MAILS: readonly RegularMail[] = [
  { person: 1, kind: "alerts", about: null },
  { person: 2_147_483_647, kind: "publication", about: 2_147_483_647 },
  { person: 12, kind: "report", about: 7 },
];

test.each(MAILS)("a link names its person and its kind of mail, and nothing else: $kind", (mail) => {
  const token = unsubscribeToken(KEY, mail);
  expect(readUnsubscribeToken(KEY, token)).toEqual(mail);
  expect(unsubscribeToken(KEY, mail)).toBe(token);
});

test("nobody makes a link of somebody else's, of another kind or with another key", () => {
  const [mine = "", others = ""] = [12, 13].map((person) =>
    unsubscribeToken(KEY, { person, kind: "alerts", about: null }),
  );
  const forged = [
    mine.slice(0, 43) + others.slice(43),
    mine.slice(0, 43) + Buffer.from("12.editions.").toString("base64url"),
    unsubscribeToken("another key", { person: 12, kind: "alerts", about: null }),
    mine.slice(0, -1),
    `${mine}A`,
    "",
    "x".repeat(5_000),
    `${"é".repeat(43)}AAAAAAAAAAAA`,
  ];
  for (const token of forged) expect(readUnsubscribeToken(KEY, token)).toBeNull();
});

test("each of its characters counts", () => {
  const token = unsubscribeToken(KEY, { person: 12, kind: "alerts", about: null });
  const changed = Array.from(token).map(
    (letter, at) => token.slice(0, at) + (letter === "A" ? "B" : "A") + token.slice(at + 1),
  );
  expect(changed.filter((one) => readUnsubscribeToken(KEY, one) !== null)).toEqual([]);
});
