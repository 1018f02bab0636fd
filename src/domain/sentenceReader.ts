/** Sentences by code; `{{name}}` stands for a value. */
type Sentences<Code extends string> = Readonly<Record<Code, string>>;

/** A sentence with its values in it; what is not given stays empty. */
export function sentenceOf(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ""));
}

/** Reads which of the sentences somebody wrote, and with which values; null for one that is none of them. The first that fits counts. */
export function sentenceReader<Code extends string>(
  sentences: Sentences<Code>,
): (sentence: string) => { readonly code: Code; readonly values: Record<string, string> } | null {
  const codes = Object.keys(sentences).filter((code): code is Code => Object.hasOwn(sentences, code));
  const patterns = codes.map((code) => ({ code, pattern: patternOf(sentences[code]) }));
  return (sentence) => {
    for (const { code, pattern } of patterns) {
      const found = pattern.exec(sentence);
      if (found) return { code, values: { ...found.groups } };
    }
    return null;
  };
}

function patternOf(sentence: string): RegExp {
  const [first = "", ...rest] = sentence.split(/\{\{|\}\}/);
  const named = new Set<string>();
  const parts = rest.map((part, at) => {
    if (at % 2 === 1) return escaped(part);
    if (named.has(part)) return `\\k<${part}>`;
    named.add(part);
    return `(?<${part}>.+?)`;
  });
  return new RegExp(`^${[escaped(first), ...parts].join("")}$`, "s");
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
