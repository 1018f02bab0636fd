import type { Seeded } from "./seeded.ts";

const LONG = 20_000;
const DEEP = 3_000;

/** Texts that have broken something somewhere. None of them reads like what the product may not tell, so that an echo is no finding. */
const TEXTS: readonly string[] = [
  "",
  " ",
  "null",
  "undefined",
  "NaN",
  "-1",
  "0",
  "00000000001",
  "1e309",
  "0x7e9",
  "2147483648",
  "9223372036854775808",
  "-9223372036854775809",
  "99999999999999999999999999999999",
  "1'1",
  "' or '1'='1",
  "1; drop table customer; --",
  "') or 1=1 --",
  "%27%20or%201=1",
  "$1",
  "\\",
  "{}",
  "[]",
  "../../../../etc/passwd",
  "..%2f..%2f..%2fetc%2fpasswd",
  "file:///etc/passwd",
  "http://127.0.0.1:1/",
  "http://[::ffff:169.254.169.254]/latest/",
  "//evil.example/",
  "javascript:alert(1)",
  "<script>alert(1)</script>",
  '"><svg onload=alert(1)>',
  "=cmd|'/C calc'!A0",
  "@SUM(1)",
  "a\r\nx-injected: 1",
  "a\u0000b",
  "\u0001\u0008\u001b[31m",
  "\ud800",
  "a\udfffb",
  "\u202egnp.exe",
  "\ufeff",
  "e\u0301".repeat(40),
  "👩‍👩‍👧‍👦".repeat(20),
  "ＴＶ－５０１",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "toString",
  "0000-00-00",
  "2025-02-30",
  "9999-12-31T23:59:59.999Z",
  "-271821-04-20T00:00:00Z",
  "275760-09-13T00:00:00Z",
  "2025-13-45T99:99:99Z",
  "Mars/Olympus",
  "tv-501,tv-501,tv-501",
  ",",
  "%",
  "%%",
  "_",
  "(((((((((((((((((((((((((",
  "a".repeat(64),
  "x".repeat(LONG),
  "|".repeat(2_000),
  "a,".repeat(2_000),
  "-".repeat(201),
];

const NUMBERS: readonly number[] = [
  -1,
  -0,
  0.1,
  1e15,
  -1e15,
  1e21,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1_900,
  275_761,
];

/** JSON that no value of the language writes, put in as it is. */
const RAW = ["NaN", "Infinity", "1e999", "-1e999", '"\\ud800"', "[[", "{", "0123", "'x'", "/**/1", "", "True"];

export const hostileText = (random: Seeded): string => random.pick(TEXTS);

export const hostileRaw = (random: Seeded): string => random.pick(RAW);

/** Something else than whatever was there. */
export function hostileValue(random: Seeded): unknown {
  switch (random.below(9)) {
    case 0:
      return random.pick(NUMBERS);
    case 1:
      return null;
    case 2:
      return random.percent(50);
    case 3:
      return random.pick<unknown>([
        [],
        [null],
        [[]],
        {},
        { length: 1e9 },
        { toString: 1, valueOf: 2 },
        { valueOf: null },
      ]);
    case 4:
      return Array.from({ length: random.pick([1, 300, 5_000]) }, () => random.pick(["1", 1, null]));
    case 5:
      return JSON.parse(`{"a":${"[".repeat(50)}${"]".repeat(50)}}`);
    default:
      return hostileText(random);
  }
}

/** A body nested deeper than anybody would write one. */
export const deepBody = (): string => `{"a":${"[".repeat(DEEP)}${"]".repeat(DEEP)}}`;
