import { describe, expect, test } from "vitest";
import type { ReportDocument } from "#documents/document.ts";
import { giveStations } from "#tests/support/giveStations.ts";
import { canReadPdf, pdfText } from "#tests/support/readPdf.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const SELLER = "seller@example.com";
const NARROW = "narrow@example.com";

async function withSeller(access: ("tv" | "radio")[] = ["tv"]) {
  const product = await testApp();
  const revision = await product.given.published({ markets: ["tv-501", "tv-623"] });
  await product.given.customer({ markets: ["tv-501"], access });
  await product.given.person(SELLER);
  await product.given.person(NARROW, { verticals: ["leisure"] });
  await giveStations(product.database, Number(revision));
  const report = async (query = "", as = SELLER, market = "tv-501") =>
    product.get(`/markets/${market}/report?${query}`, { as });
  return { ...product, report };
}

const idsOf = ({ sections }: ReportDocument) => sections.map(({ id }) => id);

describe.skipIf(storeMissing)("the full market report", () => {
  test("holds its sections, those of stations by the flags of their media", async () => {
    const { report } = await withSeller(["tv"]);
    const document = (await report("client=Smith%20Motors&language=de-DE")).json<ReportDocument>();
    expect(idsOf(document)).toContain("tv");
    expect(idsOf(document)).not.toContain("radio");
    expect(JSON.stringify(document)).toContain("WNBC-TV");
    expect(document).toMatchObject({ title: "Marktbericht", locale: "de-DE", about: { client: "Smith Motors" } });
    expect(document.brand).toMatchObject({ product: "Spotmarket", logo: null });
  });

  test("holds what was asked for and no more", async () => {
    const { report } = await withSeller();
    const answer = await report("sections=method,snapshot&paper=a4&political=without");
    expect(answer.statusCode, answer.body.slice(0, 600)).toBe(200);
    const document = answer.json<ReportDocument>();
    expect(idsOf(document)).toEqual(["snapshot", "method"]);
    expect(document.paper).toBe("a4");
    expect(document.about.facts).toContainEqual({ name: "Political advertising", value: "core, without political" });
  });

  test("a market that is not bought is refused, as a report, compared and as a file", async () => {
    const { get, report } = await withSeller();
    for (const answer of [
      await report("", SELLER, "tv-623"),
      await report("compare=tv-623"),
      await get("/markets/tv-623/report/file?format=pdf", { as: SELLER }),
    ])
      expect(answer.json()).toMatchObject({ code: "market-not-entitled" });
  });

  test("who bought one vertical reads nothing of another", async () => {
    const { report } = await withSeller();
    const own = (await report("", NARROW)).body;
    expect(own).toContain("Hotels & motels");
    for (const foreign of ["New car dealers", "Hospitals", "Automotive"]) expect(own).not.toContain(foreign);
  });

  test.each([
    ["sections=snapshot,dragons", "/query/sections"],
    ["sections=", "/query/sections"],
    ["paper=a5", "/query/paper"],
    ["language=fr-FR", "/query/language"],
    ["year=1999", "/query/year"],
    ["from=2025&to=2025", "/query/from"],
    ["to=1999", "/query/to"],
  ])("%s is refused, and its place named", async (query, pointer) => {
    const { report } = await withSeller();
    const { code, errors } = (await report(query)).json<{ code: string; errors: { pointer: string }[] }>();
    expect(code).toBe("invalid-input");
    expect(errors[0]?.pointer).toMatch(new RegExp(`^${pointer}`));
  });

  test("shows the years asked for, and says which", async () => {
    const { report } = await withSeller();
    const document = (await report("sections=forecast&from=2024&to=2026")).json<ReportDocument>();
    const [forecast] = document.sections[0]?.parts ?? [];
    const years = forecast?.kind === "figure" ? forecast.table?.rows.map(({ cells }) => cells[0]?.text) : [];
    expect(years).toEqual(["2024", "2025", "2026"]);
    expect(document.about.facts).toContainEqual({ name: "Years shown", value: "2024–2026" });
  });

  test("tells what every revision said of the market, each with its own figures and of the reader's verticals alone", async () => {
    const { given, report } = await withSeller();
    await given.published({ label: "Second", markets: ["tv-501"] });
    const revisionsIn = (document: ReportDocument) => {
      const part = document.sections.at(-1)?.parts.find(({ kind }) => kind === "figure");
      return part?.kind === "figure" ? (part.table?.rows ?? []) : [];
    };
    const whole = revisionsIn((await report("sections=revisions")).json<ReportDocument>());
    expect(whole).toHaveLength(2);
    expect(whole[0]?.cells[0]?.text).toBe("Second");
    const [newest] = whole;
    const narrow = revisionsIn((await report("sections=revisions", NARROW)).json<ReportDocument>());
    expect(Number(narrow[0]?.cells[2]?.value)).toBeLessThan(Number(newest?.cells[2]?.value));
  });

  test.skipIf(!canReadPdf)("as a PDF it says the same as the document", async () => {
    const { get, report } = await withSeller();
    const document = (await report("sections=snapshot,method")).json<ReportDocument>();
    const file = await get("/markets/tv-501/report/file?format=pdf&sections=snapshot,method", { as: SELLER });
    expect(file.headers["content-type"]).toBe("application/pdf");
    expect(file.headers["content-disposition"]).toContain(`filename="${document.about.fileName}.pdf"`);
    const text = pdfText(file.rawPayload);
    const [figures] = document.sections[0]?.parts ?? [];
    if (figures?.kind !== "keyFigures") throw new Error("A snapshot begins with its figures");
    for (const { value } of figures.figures) expect(text).toContain(value);
  });

  test.each(["pptx", "xlsx"])("as %s it is a file of that kind", async (format) => {
    const { get } = await withSeller();
    const file = await get(`/markets/tv-501/report/file?format=${format}`, { as: SELLER });
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.subarray(0, 2).toString()).toBe("PK");
  });
});
