import { SaxesParser, type SaxesTagPlain } from "saxes";
import { damaged, unsafe } from "./archive.ts";

/** What is done at each piece of a part; names come without their namespace's prefix. */
export interface MarkupHandlers {
  readonly open?: (name: string, attribute: (name: string) => string | undefined) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/**
 * Reads markup as it streams and comes back after every piece, so that what was read can be handed on. Nothing outside the part is
 * ever fetched, and a part that declares entities is refused.
 *
 * @throws UnreadableFile `damaged-workbook`, `unsafe-workbook`
 */
export async function* readMarkup(chunks: AsyncIterable<Uint8Array>, handlers: MarkupHandlers): AsyncGenerator<void> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  const decoder = new TextDecoder("utf-8", { fatal: true });
  parser.on("doctype", () => {
    throw unsafe("its markup declares a document type");
  });
  parser.on("error", damaged);
  parser.on("opentag", (tag) => handlers.open?.(localName(tag.name), attributesOf(tag)));
  parser.on("closetag", ({ name }) => handlers.close?.(localName(name)));
  parser.on("text", (text) => handlers.text?.(text));
  let empty = true;
  try {
    for await (const chunk of chunks) {
      empty = false;
      parser.write(decoder.decode(chunk, { stream: true }));
      yield;
    }
    if (empty) return;
    parser.write(decoder.decode());
    parser.close();
  } catch (reason) {
    damaged(reason);
  }
  yield;
}

function attributesOf({ attributes }: SaxesTagPlain): (name: string) => string | undefined {
  return (name) => attributes[name] ?? Object.entries(attributes).find(([full]) => localName(full) === name)?.[1];
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** Reads a part to its end. */
export async function readWhole(chunks: AsyncIterable<Uint8Array>, handlers: MarkupHandlers): Promise<void> {
  const pieces = readMarkup(chunks, handlers);
  while (!(await pieces.next()).done);
}
