import { z } from "zod";

/** Control characters, and those that turn the direction of the text around them. */
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** The same, line breaks and tabs allowed. */
const UNPRINTABLE_IN_PROSE = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u;

/** Characters that take no room or show nothing: a name of these alone could be neither seen nor pressed. */
const UNSEEN = /[\s\p{Cf}\u115f\u1160\u3164\uffa0]/gu;

/** One line of text as people type it: trimmed, at least one character, none that cannot be printed. */
export function lineOfText(longest: number) {
  return z
    .string()
    .trim()
    .min(1, "Must not be empty.")
    .max(longest, `Must have at most ${longest} characters.`)
    .refine((text) => !UNPRINTABLE.test(text), "Must not contain control characters.")
    .refine((text) => text === "" || text.replace(UNSEEN, "") !== "", "Must not be empty.");
}

/** Text of several lines. May be empty. */
export function proseText(longest: number) {
  return z
    .string()
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(
      z
        .string()
        .max(longest, `Must have at most ${longest} characters.`)
        .refine((text) => !UNPRINTABLE_IN_PROSE.test(text), "Must not contain control characters."),
    );
}

const LONGEST_EMAIL = 254;

/** An e-mail address, in small letters. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(LONGEST_EMAIL, `Must have at most ${LONGEST_EMAIL} characters.`)
  .regex(
    /^[^\s@"<>(),;:\\[\]\p{Cc}]+@[^\s@"<>(),;:\\[\]\p{Cc}]+\.[^\s@"<>(),;:\\[\]\p{Cc}]+$/u,
    "Must be an email address.",
  );
