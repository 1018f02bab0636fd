import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildRevision } from "#revisions/buildRevision.ts";
import { publish } from "#revisions/publishing/publish.ts";
import { importSmallCountry } from "#tests/support/smallImports.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { runCommand } from "../runCommand.ts";

/** The small country, published, a folder with a scenario in it, and a shell there. */
async function withShell() {
  const database = await testDatabase();
  const revision = await importSmallCountry(database);
  await buildRevision(database, revision);
  await publish(database, revision);
  const folder = mkdtempSync(join(tmpdir(), "spotmarket-forecast-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "boom.json"), JSON.stringify({ outlook: { retailSales: [{ year: 2027, growth: 0.1 }] } }));
  writeFileSync(join(folder, "wrong.json"), JSON.stringify({ reliability: { smoke: 0.5 } }));
  const run = async (...args: string[]) => {
    let said = "";
    const exit = await runCommand(["forecast", ...args], {
      database,
      dataDir: "",
      rooms: [],
      publicUrl: "http://localhost:4600",
      demoPassword: undefined,
      folder,
      by: "test",
      input: "",
      write: (text: string) => (said += text),
      warn: (text: string) => (said += text),
      progress: () => undefined,
      signal: new AbortController().signal,
    });
    return { exit, said };
  };
  return { database, revision, run };
}

describe.skipIf(storeMissing)("the forecast room from the command line", () => {
  test("a file of assumptions becomes a scenario with a revision, which is compared with what is published", async () => {
    const { database, revision, run } = await withShell();
    const { exit, said } = await run("run", "--scenario", "boom.json", "--json");
    expect(exit).toBe(0);
    const made = JSON.parse(said) as { revision: string; scenario: string; years: { id: string }[] };
    const [kept] = await database.query("select name, edition from forecast_scenario");
    expect(kept).toEqual({ name: "boom", edition: Number(made.revision) });
    const compared = await run("compare", "current", made.revision, "--year", "2027");
    expect(compared.said).toContain(`(${revision}) → boom (${made.revision}), dollars of 2027`);
    expect(compared.said).toMatch(/outlook retailSales 2027 +– +0\.1/);
    expect((await run("run", "--scenario", made.scenario)).said).toMatch(/2027 .+ 7\.\d\d %/);
  });

  test("with --draft it is stated in the open draft, which is built, and a figure is told step by step", async () => {
    const { database, run } = await withShell();
    const { said } = await run("run", "--scenario", "boom.json", "--draft", "--json");
    const { revision } = JSON.parse(said) as { revision: string };
    const [draft] = await database.query(
      "select status, built_at is not null as built, assumptions->'outlook'->'retailSales' as stated from revision where revision_id = $1",
      [Number(revision)],
    );
    expect(draft).toEqual({ status: "draft", built: true, stated: [{ year: 2027, growth: 0.1 }] });
    const cell = ["--market", "tv-618", "--sub-vertical", "casinos", "--medium", "tvOta", "--year", "2027"];
    const told = await run("explain", ...cell, "--revision", revision);
    expect(told.exit).toBe(0);
    expect(told.said).toMatch(/National total, core +\$[\d,]+ +Assumed by an administrator; files and model say/);
    expect(told.said).toMatch(/stated +0\.1 +outlook retailSales 2027/);
  });

  test("what makes no sense is said, and nothing is kept", async () => {
    const { database, run } = await withShell();
    expect(await run("run", "--scenario", "wrong.json")).toMatchObject({
      exit: 1,
      said: expect.stringContaining("the medium smoke, which this run does not have"),
    });
    expect((await run("run", "--scenario", "none.json")).said).toContain("There is no file");
    expect((await run("run")).exit).toBe(2);
    expect((await run("compare", "yesterday", "current")).exit).toBe(2);
    expect(await database.query("select 1 from forecast_scenario")).toEqual([]);
  });
});
