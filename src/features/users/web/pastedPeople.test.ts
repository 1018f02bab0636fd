import { expect, test } from "vitest";
import { readPastedPeople } from "./pastedPeople.ts";

test("addresses come out of mails and tables, with or without names, and nobody twice", () => {
  const text = `anna@Example.com, "Bob Builder" <bob@example.com>;
    Zoë Ängström <zoe@example.com>
    ANNA@example.com

    j.r.doe+news@example.com`;
  expect(readPastedPeople(text)).toEqual({
    people: [
      { email: "anna@example.com", name: "Anna" },
      { email: "bob@example.com", name: "Bob Builder" },
      { email: "zoe@example.com", name: "Zoë Ängström" },
      { email: "j.r.doe+news@example.com", name: "J R Doe News" },
    ],
    unread: [],
  });
});

test("what is no address is told instead of passed over", () => {
  expect(readPastedPeople("anna(at)example.com\n<b@example>\nc@example.com")).toEqual({
    people: [{ email: "c@example.com", name: "C" }],
    unread: ["anna(at)example.com", "<b@example>"],
  });
  expect(readPastedPeople(" \n ")).toEqual({ people: [], unread: [] });
});
