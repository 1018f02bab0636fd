import { SaxesParser } from "saxes";

/** An element of a part, with its name as the file writes it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
}

/** Deeper parts are made to break readers. */
const DEEPEST = 200;

/**
 * Reads a part. Nothing outside of it is ever fetched: whatever declares a type of document, and could name entities by it, is refused.
 *
 * @throws Error for what is not well-formed
 */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser();
  const open: { name: string; attributes: Record<string, string>; children: XmlElement[] }[] = [];
  let root: XmlElement | null = null;
  parser.on("error", (reason) => {
    throw reason;
  });
  parser.on("doctype", () => {
    throw new Error("A part of an Office file declares no type of document.");
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (open.length >= DEEPEST) throw new Error("A part is too deep.");
    const element = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => {
    root = open.pop() ?? null;
  });
  parser.write(text).close();
  if (!root) throw new Error("A part is empty.");
  return root;
}

export function childOf(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce((at, name) => at?.children.find((child) => child.name === name), element);
}

/** Every element of a name below another, in the order of the file. */
export function allOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return (element?.children ?? []).flatMap((child) => [...(child.name === name ? [child] : []), ...allOf(child, name)]);
}
