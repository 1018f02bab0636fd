import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { Failure } from "#domain/failure.ts";
import {
  LONGEST_PASSWORD,
  normalPassword,
  type PasswordProblem,
  passwordProblem,
  SHORTEST_PASSWORD,
} from "#domain/passwords/passwordProblem.ts";

const derive = promisify(argon2);

/** OWASP's choice for argon2id: 19 MiB, two passes, one lane; some 50 ms. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

/** Each hash takes a thread and 19 MiB, so only a few run at once and a flood is refused instead of queued for minutes. */
const AT_ONCE = 2;
const MAY_WAIT = 40;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashes a password as `$argon2id$v=19$m=…,t=…,p=…$salt$tag` (PHC format), so that parameters can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await hashingTurn(() =>
    derive("argon2id", {
      message: normalPassword(password),
      nonce: salt,
      memory: MEMORY_KIB,
      passes: PASSES,
      parallelism: LANES,
      tagLength: TAG_BYTES,
    }),
  );
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${salt.toString("base64url")}$${tag.toString("base64url")}`;
}

const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

/** True when the password made this hash. A hash of another format belongs to nobody, at the price of a real check. */
export function verifyPassword(password: string, hash: string): Promise<boolean> {
  return hashingTurn(() => passwordFits(password, hash));
}

/** The same for who has a turn already. */
export async function passwordFits(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = FORMAT.exec(hash) ?? [];
  const expected = Buffer.from(tag ?? "", "base64url");
  const derived = await derive("argon2id", {
    message: normalPassword(password.slice(0, LONGEST_PASSWORD)),
    nonce: salt ? Buffer.from(salt, "base64url") : Buffer.alloc(SALT_BYTES),
    memory: Number(memory ?? MEMORY_KIB),
    passes: Number(passes ?? PASSES),
    parallelism: Number(parallelism ?? LANES),
    tagLength: TAG_BYTES,
  });
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

const REFUSALS: Record<PasswordProblem, string> = {
  short: `A password needs ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters.`,
  long: `A password needs ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters.`,
  repeated: "This password repeats itself. Use a greater variety of characters.",
  common: "This password is too easy to guess. Choose one that is less common.",
  personal:
    "This password uses the person's own name, email address, or organization. Choose one that others cannot guess.",
};

/**
 * Judges a new password.
 *
 * @param about what others know of the person: e-mail, name, organization, the product's name
 * @throws Failure `invalid-input` when it is too short, too long or too easily guessed
 */
export function checkPassword(password: string, about: readonly string[] = []): void {
  const found = passwordProblem(password, about);
  if (found === null) return;
  throw new Failure("invalid-input", REFUSALS[found], [{ pointer: "/body/password", message: REFUSALS[found] }]);
}

/**
 * Waits for one of the few turns that hashing has, and keeps it while `work` goes on.
 *
 * @throws Failure `overloaded` when too many wait already; `work` has not begun then
 */
export async function hashingTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MAY_WAIT)
    throw new Failure("overloaded", "Too many people are signing in. Try again in a moment.");
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
