import { posix } from "node:path";
import JsZip from "jszip";

/** An Office file as its parts. */
export interface OfficePackage {
  /** Each XML part by its name. */
  readonly parts: ReadonlyMap<string, string>;
  /** Each other part, such as pictures and the workbooks behind charts. */
  readonly others: ReadonlyMap<string, Uint8Array>;
}

export async function openOfficePackage(bytes: Uint8Array): Promise<OfficePackage> {
  const zip = await JsZip.loadAsync(bytes, { checkCRC32: true });
  const parts = new Map<string, string>();
  const others = new Map<string, Uint8Array>();
  for (const [name, file] of Object.entries(zip.files)) {
    if (file.dir) continue;
    if (/\.(xml|rels)$/.test(name)) parts.set(name, await file.async("string"));
    else others.set(name, await file.async("uint8array"));
  }
  return { parts, others };
}

/** Everything for which Office would offer to repair the file, each as a sentence; empty for a sound one. */
export async function officeFaults(bytes: Uint8Array): Promise<string[]> {
  const { parts, others } = await openOfficePackage(bytes);
  const faults: string[] = [];
  for (const [name, xml] of parts) faults.push(...xmlFaults(xml).map((fault) => `${name}: ${fault}`));
  faults.push(...typeFaults(parts, others), ...relationFaults(parts, others));
  for (const [name, xml] of parts) {
    if (/^ppt\/(slides|slideLayouts|slideMasters)\/[^/]+\.xml$/.test(name)) faults.push(...idFaults(name, xml));
    if (/^ppt\/charts\/[^/]+\.xml$/.test(name)) faults.push(...axisFaults(name, xml));
    if (/^xl\/worksheets\/[^/]+\.xml$/.test(name)) faults.push(...sheetFaults(name, xml, parts));
  }
  if (parts.has("xl/workbook.xml"))
    faults.push(...workbookFaults(parts.get("xl/workbook.xml") ?? ""), ...tableFaults(parts));
  for (const [name, inner] of others) {
    if (name.endsWith(".xlsx")) faults.push(...(await officeFaults(inner)).map((fault) => `${name} › ${fault}`));
  }
  return faults;
}

// What XML 1.0 cannot hold, literally.
// oxlint-disable-next-line no-control-regex
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const TAG = /<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*"[^"<]*")*)\s*(\/?)>/y;

/** A strict reading of what our writers and the libraries write: tags that match, attributes once each, entities that exist. */
function xmlFaults(xml: string): string[] {
  if (IMPOSSIBLE.test(xml) || !xml.isWellFormed()) return ["has a character that no XML can hold"];
  const open: string[] = [];
  let at = xml.startsWith("<?xml") ? xml.indexOf("?>") + 2 : 0;
  let roots = 0;
  while (at < xml.length) {
    const next = xml.indexOf("<", at);
    const text = xml.slice(at, next < 0 ? xml.length : next);
    if (/&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(text)) return [`has a bare & in “${text.slice(0, 40)}”`];
    if (open.length === 0 && text.trim() !== "") return [`has text outside of its root: “${text.slice(0, 40)}”`];
    if (next < 0) break;
    if (xml.startsWith("<!--", next)) {
      at = xml.indexOf("-->", next) + 3;
      continue;
    }
    TAG.lastIndex = next;
    const found = TAG.exec(xml);
    if (!found) return [`has a tag that cannot be read: ${xml.slice(next, next + 60)}`];
    const [whole, closing, name = "", attributes = "", empty] = found;
    const names = [...attributes.matchAll(/([\w.:-]+)\s*=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) return [`has an attribute twice: ${whole.slice(0, 80)}`];
    if (/&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(attributes))
      return [`has a bare & in ${whole.slice(0, 80)}`];
    if (closing) {
      const opened = open.pop();
      if (opened !== name) return [`closes ${name} where ${opened ?? "nothing"} is open`];
    } else {
      if (open.length === 0) roots += 1;
      if (!empty) open.push(name);
    }
    at = next + whole.length;
  }
  if (open.length > 0) return [`leaves ${open.join(", ")} open`];
  return roots === 1 ? [] : [`has ${roots} roots`];
}

function typeFaults(parts: OfficePackage["parts"], others: OfficePackage["others"]): string[] {
  const types = parts.get("[Content_Types].xml");
  if (types === undefined) return ["[Content_Types].xml is missing"];
  const defaults = new Set([...types.matchAll(/<Default Extension="([^"]+)"/g)].map(([, one]) => one?.toLowerCase()));
  const overrides = [...types.matchAll(/<Override [^>]*PartName="([^"]+)"/g)].map(([, one]) => (one ?? "").slice(1));
  const names = [...parts.keys(), ...others.keys()].filter((name) => name !== "[Content_Types].xml");
  return [
    ...names
      .filter((name) => !overrides.includes(name) && !defaults.has((name.split(".").at(-1) ?? "").toLowerCase()))
      .map((name) => `${name} has no content type`),
    ...names
      .filter((name) => name.endsWith(".xml") && !overrides.includes(name))
      .map((name) => `${name} is no more than “XML” to Office`),
    ...overrides
      .filter((name) => !parts.has(name) && !others.has(name))
      .map((name) => `${name} has a type but is missing`),
    ...(new Set(overrides).size < overrides.length ? ["a part has its type twice"] : []),
  ];
}

function relationFaults(parts: OfficePackage["parts"], others: OfficePackage["others"]): string[] {
  return [...parts].flatMap(([name, xml]) => {
    if (!name.endsWith(".rels")) return [];
    const source = posix.join(posix.dirname(posix.dirname(name)), posix.basename(name, ".rels"));
    const related = [...xml.matchAll(/<Relationship\s([^>]*)\/>/g)].map(([, attributes = ""]) => attributes);
    const value = (attributes: string, key: string) => new RegExp(`\\b${key}="([^"]*)"`).exec(attributes)?.[1] ?? "";
    const ids = related.map((one) => value(one, "Id"));
    const used = [...(parts.get(source) ?? "").matchAll(/\br:(?:id|embed|link|pict)="([^"]+)"/g)].map(
      ([, id]) => id ?? "",
    );
    return [
      ...(new Set(ids).size < ids.length ? [`${name} has an id twice`] : []),
      ...related
        .filter((one) => value(one, "TargetMode") !== "External")
        .map((one) =>
          posix
            .normalize(
              posix.join(value(one, "Target").startsWith("/") ? "" : posix.dirname(source), value(one, "Target")),
            )
            .replace(/^\//, ""),
        )
        .filter((target) => !parts.has(target) && !others.has(target))
        .map((target) => `${name} leads to ${target}, which is missing`),
      ...used.filter((id) => !ids.includes(id)).map((id) => `${source} asks for ${id}, which ${name} does not know`),
    ];
  });
}

function idFaults(name: string, xml: string): string[] {
  const ids = [...xml.matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id);
  return new Set(ids).size < ids.length ? [`${name} has shapes with the same number`] : [];
}

/** Each axis that a chart names must be there, each axis must be named, and a pair crosses itself. */
function axisFaults(name: string, xml: string): string[] {
  const axes = [...xml.matchAll(/<c:(?:cat|val|ser|date)Ax><c:axId val="(\d+)"\/>/g)].map(([, id]) => id);
  const bare = xml.replace(/<c:(cat|val|ser|date)Ax>.*?<\/c:\1Ax>/gs, "");
  const named = [...bare.matchAll(/<c:axId val="(\d+)"\/>/g)].map(([, id]) => id);
  const crossed = [...xml.matchAll(/<c:crossAx val="(\d+)"\/>/g)].map(([, id]) => id);
  return [
    ...named.filter((id) => !axes.includes(id)).map((id) => `${name} names the axis ${id}, which is missing`),
    ...axes.filter((id) => !named.includes(id)).map((id) => `${name} has the axis ${id}, which nothing uses`),
    ...crossed.filter((id) => !axes.includes(id)).map((id) => `${name} crosses the axis ${id}, which is missing`),
    ...(named.length === 2 ? [] : [`${name} has ${named.length} axes at its figures`]),
  ];
}

function sheetFaults(name: string, xml: string, parts: OfficePackage["parts"]): string[] {
  const styles = Number(/<cellXfs count="(\d+)"/.exec(parts.get("xl/styles.xml") ?? "")?.[1] ?? 0);
  const texts = Number(/uniqueCount="(\d+)"/.exec(parts.get("xl/sharedStrings.xml") ?? "")?.[1] ?? 0);
  const places = [...xml.matchAll(/<c r="([A-Z]+\d+)"/g)].map(([, place]) => place);
  return [
    ...(new Set(places).size < places.length ? [`${name} has a cell twice`] : []),
    ...(xml.includes("<f>") || xml.includes("<f ") ? [`${name} has a formula`] : []),
    ...[...xml.matchAll(/<c r="[^"]+" s="(\d+)"/g)]
      .filter(([, id]) => Number(id) >= styles)
      .map(([, id]) => `${name} asks for the style ${id} of ${styles}`),
    ...[...xml.matchAll(/t="s"><v>(\d+)</g)]
      .filter(([, id]) => Number(id) >= texts)
      .map(([, id]) => `${name} asks for the text ${id} of ${texts}`),
    ...[...xml.matchAll(/<odd(?:Header|Footer)>([^<]*)</g)]
      .filter(([, line = ""]) => line.length > 255)
      .map(() => `${name} has a line of print longer than 255`),
  ];
}

function workbookFaults(xml: string): string[] {
  const names = [...xml.matchAll(/<sheet name="([^"]*)"/g)].map(([, name = ""]) => plain(name));
  return [
    ...names
      .filter((name) => name.length === 0 || name.length > 31)
      .map((name) => `the sheet “${name}” has ${name.length} letters`),
    ...names.filter((name) => /[[\]:*?/\\]|^'|'$/.test(name)).map((name) => `a sheet cannot be called “${name}”`),
    ...(new Set(names.map((name) => name.toLowerCase())).size < names.length ? ["two sheets have the same name"] : []),
  ];
}

/**
 * Tables whose heads are not word for word the cells of their first row, whose names or numbers are not their own, or that lie in no sheet
 * or beside the filter of one.
 */
function tableFaults(parts: OfficePackage["parts"]): string[] {
  const tables = [...parts].filter(([name]) => /^xl\/tables\/[^/]+\.xml$/.test(name));
  const attribute = (xml: string, name: string) => new RegExp(`<table [^>]*\\b${name}="([^"]*)"`).exec(xml)?.[1] ?? "";
  const names = tables.map(([, xml]) => attribute(xml, "displayName").toLowerCase());
  const ids = tables.map(([, xml]) => attribute(xml, "id"));
  const texts = [...(parts.get("xl/sharedStrings.xml") ?? "").matchAll(/<si><t[^>]*>([^<]*)<\/t><\/si>/g)].map(
    ([, text = ""]) => text,
  );
  return [
    ...(new Set(names).size < names.length ? ["two tables have the same name"] : []),
    ...(new Set(ids).size < ids.length ? ["two tables have the same number"] : []),
    ...names
      .filter(
        (name) => !/^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) || /^([a-z]{1,3}\d+|r(\d+)?(c(\d+)?)?|c(\d+)?)$/.test(name),
      )
      .map((name) => `a table cannot be called “${name}”`),
    ...tables.flatMap(([name, xml]) => {
      const [relations] = [...parts].find(([, rels]) => rels.includes(`../tables/${posix.basename(name)}"`)) ?? [];
      const sheetName = relations?.replace("_rels/", "").replace(/\.rels$/, "") ?? "";
      const sheet = parts.get(sheetName) ?? "";
      const range = attribute(xml, "ref");
      const [, last = "", end = "0"] = /^A1:([A-Z]+)(\d+)$/.exec(range) ?? [];
      const heads = [...xml.matchAll(/<tableColumn id="\d+" name="([^"]*)"\/>/g)].map(([, head = ""]) => head);
      const [, first = ""] = /<row r="1"[^>]*>(.*?)<\/row>/s.exec(sheet) ?? [];
      const cells = [...first.matchAll(/<c r="([A-Z]+)1"[^>]*t="s"><v>(\d+)<\/v>/g)];
      return [
        ...(sheet.includes("<tablePart ") ? [] : [`${name} lies in no sheet`]),
        ...(sheet.includes("<autoFilter") ? [`${sheetName} has a filter beside that of its table`] : []),
        ...(Number(end) < 2 ? [`${name} has no row`] : []),
        ...(cells.at(-1)?.[1] === last && cells.length === heads.length
          ? []
          : [`${name} has other columns than ${range}`]),
        ...(new Set(heads.map((head) => head.toLowerCase())).size < heads.length ? [`${name} has a head twice`] : []),
        ...heads
          .filter((head, at) => head === "" || texts[Number(cells[at]?.[2])] !== head)
          .map((head) => `${name} has the head “${head}”, which its sheet does not`),
      ];
    }),
  ];
}

/** XML text as people read it. */
export function plain(text: string): string {
  return text.replace(
    /&(amp|lt|gt|quot|apos);/g,
    (_, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" })[name] ?? "",
  );
}
