import { describe, expect, test } from "vitest";
import { checkMapping } from "#domain/deckTemplates/checkMapping.ts";
import { layoutOf, placeholderOf, SLIDE_KINDS } from "#domain/deckTemplates/deckTemplate.ts";
import { guessMapping } from "#domain/deckTemplates/guessMapping.ts";
import { Failure } from "#domain/failure.ts";
import {
  ACCENTS,
  deckTemplateFile,
  ENGLISH,
  GERMAN,
  SPANISH,
  type TemplateWish,
} from "#tests/support/deckTemplateFile.ts";
import { openOfficePackage } from "#tests/support/officePackage.ts";
import { readTemplate } from "./readTemplate.ts";

const read = async (wish?: TemplateWish) => readTemplate(await deckTemplateFile(wish));

test("a template tells its size, its colors, its fonts and what is where on its layouts", async () => {
  const template = await read();
  expect([template.width, template.height]).toEqual([13.333, 7.5]);
  expect(template.colours.accent2).toBe(`#${ACCENTS[1].toLowerCase()}`);
  expect(template.fonts).toEqual({ heads: "Georgia", texts: "Verdana" });
  expect(template.layouts.map(({ name }) => name)).toEqual(ENGLISH);
  const [, content] = template.layouts;
  expect(content?.placeholders.map(({ type }) => type)).toEqual(["title", "obj", "ftr", "sldNum"]);
  // The layout leaves place and size to its master.
  expect(content?.placeholders[1]).toMatchObject({ x: 0.6, y: 1.6, w: 12.133, h: 5, points: 20 });
  expect(content).toMatchObject({ background: "#ffffff", dark: false });
});

test("a template whose master turns its colors around is known to be dark", async () => {
  const { layouts } = await read({ dark: true });
  expect(layouts[1]).toMatchObject({ background: "#14213d", dark: true });
});

describe("the layouts for each kind of slide are found by themselves", () => {
  test.each([
    ["English", { names: ENGLISH }],
    ["German, at 4:3 and as a template", { names: GERMAN, size: [10, 7.5], potx: true }],
    ["Spanish", { names: SPANISH }],
  ] as const)("%s", async (_, wish) => {
    const template = await read(wish);
    const mapping = guessMapping(template);
    const names = SLIDE_KINDS.map((kind) => {
      const places = mapping[kind];
      return places && layoutOf(template, places)?.name;
    });
    expect(names).toEqual([wish.names[0], wish.names[1], wish.names[1], wish.names[1], wish.names[4]]);
    expect(mapping.figure).toMatchObject({ title: 0, area: 1 });
    expect(checkMapping(template, mapping).map(({ code }) => code)).toEqual(["colour-faint"]);
  });
});

test("a template whose placeholders have no numbers is mapped by their types", async () => {
  const name = "ppt/slideLayouts/slideLayout2.xml";
  const { parts } = await openOfficePackage(await deckTemplateFile());
  const unnumbered = (parts.get(name) ?? "").replace('<p:ph idx="1"/>', "<p:ph/>");
  expect(unnumbered).toContain("<p:ph/>");
  const template = await read({ parts: { [name]: unnumbered } });
  const mapping = guessMapping(template);
  expect(mapping.figure).toEqual({ layout: 2, title: 0, area: 0, source: null });
  const [, content] = template.layouts;
  if (!content) throw new RangeError("There is no second layout.");
  expect(placeholderOf(content, mapping.figure, "title")?.type).toBe("title");
  expect(placeholderOf(content, mapping.figure, "area")).toMatchObject({ type: "obj", w: 12.133 });
  expect(checkMapping(template, mapping).map(({ code }) => code)).toEqual(["colour-faint"]);
});

test("a layout of the right name whose place for content is a strip gives way to one with room", async () => {
  const name = "ppt/slideLayouts/slideLayout2.xml";
  const { parts } = await openOfficePackage(await deckTemplateFile());
  const strip = '<a:xfrm><a:off x="548640" y="5486400"/><a:ext cx="11000000" cy="640080"/></a:xfrm>';
  const flat = (parts.get(name) ?? "").replace(/(<p:ph idx="1"\/>.*?<p:spPr>)/s, (head) => head + strip);
  const template = await read({ parts: { [name]: flat } });
  const { figure, table, text } = guessMapping(template);
  expect([figure.layout, table.layout, text.layout]).toEqual([3, 3, 3]);
});

test("what may look bad in a deck is said before it is made", async () => {
  const template = await read({
    size: [7, 7],
    titles: false,
    fonts: ["Northwind Sans", "Arial"],
    accents: ["1B6F5C", "1B7060", "C8402F", "6C4FA3", "2F7FC1", "FFF2B0"],
  });
  expect(checkMapping(template, guessMapping(template))).toEqual([
    ...["cover", "figure"].map((kind) => ({ code: "no-title", kind })),
    { code: "area-small", kind: "figure" },
    { code: "no-title", kind: "table" },
    { code: "area-small", kind: "table" },
    { code: "no-title", kind: "text" },
    { code: "no-title", kind: "closing" },
    { code: "font-rare", font: "Northwind Sans" },
    { code: "size-odd", width: 7, height: 7 },
    { code: "colours-near", first: 1, second: 2 },
    { code: "colour-faint", accent: 6 },
  ]);
});

describe("a file that is no sound template is refused with its reason", () => {
  const rels = "ppt/slideMasters/_rels/slideMaster1.xml.rels";
  const relation = (type: string, target: string, more = "") =>
    `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${more}/></Relationships>`;
  const doctype = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd">]><x>&file;</x>';
  const cases: readonly (readonly [string, string, () => Promise<Uint8Array>])[] = [
    ["macros", "template-macro", () => deckTemplateFile({ macro: true })],
    ["controls", "template-macro", () => deckTemplateFile({ parts: { "ppt/activeX/activeX1.xml": "<a/>" } })],
    ["a cut-off file", "template-damaged", async () => (await deckTemplateFile()).slice(0, 9_000)],
    ["a picture", "template-kind", async () => new Uint8Array([0x89, 0x50, 0x4e, 0x47])],
    ["an empty file", "template-kind", async () => new Uint8Array()],
    ["a locked file", "template-locked", async () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    ["a bomb", "template-unsafe", () => deckTemplateFile({ parts: { "ppt/media/b.emf": new Uint8Array(9_000_000) } })],
    [
      "thousands of parts",
      "template-unsafe",
      () => deckTemplateFile({ parts: Object.fromEntries(Array.from({ length: 3_001 }, (_, at) => [`x/${at}`, "x"])) }),
    ],
    ["a name twice", "template-unsafe", () => deckTemplateFile({ parts: { "ppt/Presentation.xml": "<a/>" } })],
    ["broken markup", "template-part", () => deckTemplateFile({ parts: { "ppt/theme/theme1.xml": "<a:theme>" } })],
    ["an entity from outside", "template-part", () => deckTemplateFile({ parts: { "ppt/presProps.xml": doctype } })],
    [
      "a linked picture",
      "template-linked",
      () =>
        deckTemplateFile({ parts: { [rels]: relation("image", "http://x.example/a.png", ' TargetMode="External"') } }),
    ],
    [
      "an object of another program",
      "template-object",
      () => deckTemplateFile({ parts: { [rels]: relation("oleObject", "../embeddings/o.bin") } }),
    ],
  ];
  test.each(cases)("%s", async (_, code, file) => {
    const failure = await readTemplate(await file()).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(failure).toBeInstanceOf(Failure);
    expect(failure).toMatchObject({ code: "invalid-input", errors: [{ pointer: "/body/content", code }] });
  });

  test("a file larger than is let in", async () => {
    const pictures = { "ppt/media/film.mp4": crypto.getRandomValues(new Uint8Array(65_536)) };
    const large = await deckTemplateFile({ parts: pictures });
    const padded = new Uint8Array(21 * 1024 * 1024);
    padded.set(large);
    await expect(readTemplate(padded)).rejects.toMatchObject({ errors: [{ code: "template-large" }] });
  });
});
