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
      let name = cut(base, LONGEST);
      for (let count = 2; taken.has(name.toLowerCase()); count += 1) {
        const ending = ` ${count}`;
        name = cut(base, LONGEST - ending.length) + ending;
      }
      taken.add(name.toLowerCase());
      return name;
    },
  };
}

function legal(wanted: string): string {
  const plain = wanted.toWellFormed().replace(/[[\]:*?/\\\p{Cc}\ufffe\uffff]/gu, " ");
  return plain.replace(/\s+/g, " ").replace(/^[' ]+|[' ]+$/g, "");
}

/** Cuts between characters, never through one. */
function cut(name: string, length: number): string {
  const short = name.slice(0, length);
  return (short.isWellFormed() ? short : short.slice(0, -1)).replace(/[' ]+$/, "");
}
