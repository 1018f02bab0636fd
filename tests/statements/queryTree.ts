/** A node of the tree that PostgreSQL makes of a statement: its kind and its fields, as `pg_node_tree` prints them. */
export interface TreeNode {
  readonly kind: string;
  readonly fields: Readonly<Record<string, TreeValue>>;
}

export type TreeValue = TreeNode | string | null | readonly TreeValue[];

/** The first statement of a tree. */
export function readQuery(text: string): TreeNode {
  let value = readTree(text);
  while (Array.isArray(value)) value = value[0] ?? null;
  if (value === null || typeof value === "string" || !("kind" in value))
    throw new Error(`There is no statement in ${text}`);
  return value;
}

/** Reads what `pg_node_tree` prints: `{KIND :field value …}`, `(value …)`, words, and `<>` for nothing. */
function readTree(text: string): TreeValue {
  const words = text.match(/[{}()[\]]|"(?:\\.|[^"\\])*"|(?:\\.|[^\s{}()[\]\\])+/g) ?? [];
  let at = 0;

  function value(): TreeValue {
    const word = words[at++];
    if (word === undefined) throw new Error(`The tree ends too early: ${text.slice(-80)}`);
    if (word === "{") return node();
    if (word === "(" || word === "[") return listTo(word === "(" ? ")" : "]");
    return word === "<>" ? null : word.replace(/^"(.*)"$/s, "$1").replaceAll(/\\(.)/g, "$1");
  }

  function listTo(end: string): TreeValue[] {
    const values: TreeValue[] = [];
    while (words[at] !== end) values.push(value());
    at++;
    return values;
  }

  function node(): TreeNode {
    const kind = words[at++] ?? "";
    const fields: Record<string, TreeValue> = {};
    while (words[at] !== "}") {
      const field = words[at++] ?? "";
      const values: TreeValue[] = [];
      while (words[at] !== "}" && !words[at]?.startsWith(":")) values.push(value());
      fields[field.slice(1)] = values.length === 1 ? (values[0] ?? null) : values;
    }
    at++;
    return { kind, fields };
  }

  return value();
}
