const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const COUNT = LETTERS.length ** 3;
/** Shares no factor with the number of call signs, so that every one comes up once, in an order that looks mixed. */
const STRIDE = 7919;

/**
 * Call signs no station can hold: Q and three letters. The prefixes from QAA to QZZ are given to no country, since the
 * Q codes of telegraphy use them; stations of the United States begin with K, N, W or AA–AL.
 */
export function* callSigns(): Generator<string, never, void> {
  for (let number = 0; ; number = (number + STRIDE) % COUNT)
    yield `Q${letter(number / 676)}${letter(number / 26)}${letter(number)}`;
}

function letter(number: number): string {
  return LETTERS.charAt(Math.floor(number) % LETTERS.length);
}
