const LONGEST = 31;

/** Makes names as tabs can bear them, each unlike all that were made before. */
export interface SheetNames {
  readonly nameOf: (wanted: string) => string;
}

/**
 * Legal are 31 letters at most, none of `[]:*?/\`, no apostrophe at either end, no two alike whatever their case, and not `History`,
 * which Excel keeps for itself.
 */
export function sheetNames(): SheetNames {
  const taken = new Set(["history"]);
  return {
    nameOf(wanted) {
      const base = legal(wanted) || "Table";
      let name = shortened(base, LONGEST);
      for (let count = 2; taken.has(name.toLowerCase()); count += 1) {
        const ending = ` ${count}`;
        name = shortened(base, LONGEST - ending.length) + ending;
      }
      taken.add(name.toLowerCase());
      return name;
    },
  };
}

function legal(wanted: string): string {
  const plain = wanted
    .toWellFormed()
    .replace(/\s*\/\s*/g, ", ")
    .replace(/(?<=\S):(?=\s)/g, " –")
    .replace(/[[\]:*?/\\\p{Cc}\ufffe\uffff]/gu, " ");
  return plain.replace(/\s+/g, " ").replace(/^[', ]+|[', ]+$/g, "");
}

/** A word that begins in the last half of a tab is left out as a whole; a longer one is cut between characters, never through one. */
function shortened(name: string, length: number): string {
  if (name.length <= length) return name;
  const short = name.slice(0, length - 1);
  const end = name[length - 1] === " " ? short.length : short.search(/[\s-][^\s-]*$/);
  const cut = end > length / 2 ? short.slice(0, end) : short;
  return `${(cut.isWellFormed() ? cut : cut.slice(0, -1)).replace(/[',.;:–· ]+$/, "")}…`;
}
