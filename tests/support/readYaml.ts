/** What a YAML file holds, as far as our own files go. */
export type Yaml = string | number | boolean | null | readonly Yaml[] | { readonly [key: string]: Yaml };

interface Line {
  readonly indent: number;
  readonly text: string;
  readonly number: number;
}

/**
 * Reads the part of YAML that the files in `deploy/` keep to: maps and lists by indentation, plain and quoted values, lists and maps in brackets, and text after `|` or `>`.
 *
 * @throws Error with the line that it cannot read
 */
export function readYaml(source: string): Yaml {
  const lines = source.split("\n").map((text, at): Line => {
    const bare = text.replace(/(^|\s)#.*$/, "").trimEnd();
    return { indent: bare.length - bare.trimStart().length, text: bare.trim(), number: at + 1 };
  });
  const raw = source.split("\n");
  let at = 0;

  const skip = () => {
    while (at < lines.length && lines[at]?.text === "") at += 1;
    return lines[at];
  };

  function block(indent: number): Yaml {
    const first = skip();
    if (!first || first.indent < indent) return null;
    return first.text.startsWith("- ") || first.text === "-" ? list(first.indent) : map(first.indent);
  }

  function list(indent: number): Yaml[] {
    const items: Yaml[] = [];
    for (let line = skip(); line?.indent === indent && /^-( |$)/.test(line.text); line = skip()) {
      const rest = line.text.slice(1).trim();
      if (rest === "") {
        at += 1;
        items.push(block(indent + 1));
      } else if (/^[\w./-]+:( |$)/.test(rest)) {
        // A map that begins beside its dash stands two further in.
        lines[at] = { ...line, indent: indent + 2, text: rest };
        items.push(map(indent + 2));
      } else {
        at += 1;
        items.push(scalar(rest, line));
      }
    }
    return items;
  }

  function map(indent: number): Record<string, Yaml> {
    const found: Record<string, Yaml> = {};
    for (let line = skip(); line?.indent === indent && !/^-( |$)/.test(line.text); line = skip()) {
      const [, quoted, key = quoted, rest] = /^(?:"([^"]+)"|([\w./-]+)):(?: +(.*))?$/.exec(line.text) ?? fail(line);
      if (key === undefined || key in found) fail(line);
      at += 1;
      if (rest && /^[|>][+-]?$/.test(rest)) found[key] = text(indent, rest.startsWith(">"));
      else if (rest) found[key] = scalar(rest, line);
      else {
        const next = skip();
        const sameList = next?.indent === indent && next.text.startsWith("- ");
        found[key] = sameList ? list(indent) : block(indent + 1);
      }
    }
    const left = skip();
    if (left && left.indent > indent) fail(left);
    return found;
  }

  function text(indent: number, folded: boolean): string {
    const begun = at;
    while (at < raw.length && (raw[at]?.trim() === "" || (/^ */.exec(raw[at] ?? "")?.[0].length ?? 0) > indent))
      at += 1;
    const own = raw.slice(begun, at).map((line) => line.trim());
    return own.join(folded ? " " : "\n").trim();
  }

  const whole = block(0);
  const left = skip();
  if (left) fail(left);
  return whole;
}

function scalar(text: string, line: Line): Yaml {
  if (/^["[{]/.test(text)) {
    try {
      // Words in brackets need no quotes.
      const quoted = text.startsWith('"')
        ? text
        : text.replace(/(?<=[[,{:]\s*)([A-Za-z_][\w-]*)(?=\s*[\],}:])/g, '"$1"');
      return JSON.parse(quoted) as Yaml;
    } catch {
      return fail(line);
    }
  }
  if (/^'.*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'");
  if (text === "true" || text === "false") return text === "true";
  if (text === "null" || text === "~") return null;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function fail(line: Line): never {
  throw new Error(`Line ${line.number} cannot be read: ${line.text}`);
}
