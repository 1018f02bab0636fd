import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { flatten } from "#app/web/resolveRoutes.ts";
import { RESOLVED_ROUTES } from "#app/web/routes/resolvedRoutes.ts";
import { ALL_MESSAGES } from "#language/messages/all.ts";
import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import { screenActionEntries } from "#ui/palette/screenActions.ts";
import { type PaletteScreen, screenEntries } from "#ui/palette/screenEntries.ts";
import { SCREEN_NICKNAMES } from "#ui/palette/screenNicknames.ts";
import { paletteIndex, searchPalette } from "#ui/palette/searchPalette.ts";
import { exampleWords } from "#tests/gallery/exampleWords.ts";

/** That what sellers and engineers type leads to the right screen or does the right thing, whatever the screens call it. */

const opened: string[] = [];

async function paletteIn(locale: Locale) {
  const menu: Readonly<Record<string, string>> = ALL_MESSAGES[locale].menu;
  const screens = flatten(RESOLVED_ROUTES)
    .filter(({ search }) => search)
    .map(
      ({ path, label = "", modal }): PaletteScreen => ({
        path,
        label: menu[label] ?? "",
        ...(modal && { open: () => opened.push(modal) }),
      }),
    );
  const { text } = await exampleWords(locale);
  return paletteIndex([...screenEntries(screens), ...screenActionEntries(screens, text)]);
}

const palettes = new Map(await Promise.all(LOCALES.map(async (locale) => [locale, await paletteIn(locale)] as const)));
const firstOf = (locale: Locale, typed: string) => searchPalette(palettes.get(locale)!, typed)[0]?.entry;

describe("words that no screen is called by", () => {
  test.each([
    ["en-US", "rollback", "/administration/revisions"],
    ["en-US", "queue", "/administration/health"],
    ["en-US", "latency", "/administration/health"],
    ["en-US", "retry", "/webhooks"],
    ["en-US", "role", "/administration/user"],
    ["en-US", "seat", "/administration/customer"],
    ["en-US", "CAGR", "/guides-insights"],
    ["en-US", "DMA", "/tv/market-profile"],
    ["en-US", "changelog", "/releases"],
    ["en-US", "log in", "/administration/user"],
    ["en-US", "sign in", "/administration/user"],
    ["en-US", "SSO", "/administration/customer"],
    ["en-US", "single sign-on", "/administration/customer"],
    ["en-US", "export", "/custom-reports"],
    ["en-US", "deck", "/market-reports/market-report"],
    ["en-US", "forecast", "/market-summary"],
    ["en-US", "gap", "/share-wallet"],
    ["en-US", "one-pager", "/selling-aids"],
    ["en-US", "prospects", "/vertical/subvertical"],
    ["en-US", "ratings", "/tv/station-overview"],
    ["de-DE", "Anmelden", "/administration/user"],
    ["de-DE", "einloggen", "/administration/user"],
    ["de-DE", "SSO", "/administration/customer"],
    ["de-DE", "Platz", "/administration/customer"],
    ["de-DE", "Wiederholung", "/webhooks"],
    ["de-DE", "Rollback", "/administration/revisions"],
    ["de-DE", "Export", "/custom-reports"],
    ["de-DE", "exportieren", "/custom-reports"],
    ["de-DE", "Präsentation", "/market-reports/market-report"],
    ["de-DE", "Prognose", "/market-summary"],
    ["de-DE", "Spendings", "/market-summary"],
    ["de-DE", "Lücke", "/share-wallet"],
    ["de-DE", "Gap", "/share-wallet"],
    ["de-DE", "One-Pager", "/selling-aids"],
    ["de-DE", "WKZ", "/selling-aids"],
    ["de-DE", "potenzielle Kunden", "/vertical/subvertical"],
    ["de-DE", "Einschaltquoten", "/tv/station-overview"],
    ["de-DE", "Warteschlange", "/administration/health"],
    ["de-DE", "Latenz", "/administration/health"],
    ["de-DE", "zurückrollen", "/administration/revisions"],
    ["de-DE", "Rolle", "/administration/user"],
    ["de-DE", "Lizenzen", "/administration/customer"],
    ["es-ES", "iniciar sesión", "/administration/user"],
    ["es-ES", "inicio de sesión", "/administration/user"],
    ["es-ES", "SSO", "/administration/customer"],
    ["es-ES", "rol", "/administration/user"],
    ["es-ES", "plaza", "/administration/customer"],
    ["es-ES", "reintentar", "/webhooks"],
    ["es-ES", "rollback", "/administration/revisions"],
    ["es-ES", "exportar", "/custom-reports"],
    ["es-ES", "presentación", "/market-reports/market-report"],
    ["es-ES", "previsión", "/market-summary"],
    ["es-ES", "pronóstico", "/market-summary"],
    ["es-ES", "inversión publicitaria", "/market-summary"],
    ["es-ES", "brecha", "/share-wallet"],
    ["es-ES", "hoja resumen", "/selling-aids"],
    ["es-ES", "fondos cooperativos", "/selling-aids"],
    ["es-ES", "televisión abierta", "/tv"],
    ["es-ES", "cola", "/administration/health"],
    ["es-ES", "latencia", "/administration/health"],
    ["es-ES", "revertir", "/administration/revisions"],
    ["es-ES", "permisos", "/administration/user"],
    ["es-ES", "plazas", "/administration/customer"],
  ] as const)("in %s “%s” leads to %s", (locale, typed, path) => {
    expect(firstOf(locale, typed)?.go).toBe(path);
  });

  test("every one belongs to a screen that is searched for", () => {
    const paths = flatten(RESOLVED_ROUTES).map(({ path }) => path);
    expect(Object.keys(SCREEN_NICKNAMES).filter((path) => !paths.includes(path))).toEqual([]);
  });
});

describe("the documents", () => {
  const glossary = readFileSync("docs/glossary.md", "utf8");
  const [, table = ""] = /## Looked for by other names([\s\S]*?)\n## /.exec(glossary) ?? [];
  const rows = table.split("\n").filter((line) => /^\| (?!looked|---)/.test(line));

  test.each(
    "log in, SSO, role, seat, rollback, queue, retry, latency, export, deck, forecast, gap, Anmelden, Rolle, Warteschlange, Präsentation, Prognose, Lücke, iniciar sesión, rol, cola, presentación, previsión, brecha".split(
      ", ",
    ),
  )("“%s” leads to a document", (word) => {
    const row = rows.find((line) =>
      line
        .split("|")[1]
        ?.split(",")
        .some((name) => name.trim() === word),
    );
    const files = [...(row ?? "").matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, file = ""]) => file);
    expect(files).not.toEqual([]);
    expect(files.filter((file) => !existsSync(`docs/${file}`))).toEqual([]);
  });
});

describe("actions", () => {
  test.each(["update content", "edit content", "newsroom"])("“%s” opens the dialog, not its guide", (typed) => {
    opened.length = 0;
    const entry = firstOf("en-US", typed);
    expect(entry?.group).toBe("actions");
    if (typeof entry?.go === "function") entry.go();
    expect(opened).toEqual(["updateContent"]);
  });

  test.each([
    ["en-US", "invite a user", "/administration/user?do=invite"],
    ["en-US", "new alert", "/market-reports/vertical-alerts?do=newRule"],
    ["en-US", "calendar feed", "/call-list?do=calendar"],
    ["en-US", "create a key", "/api-keys?do=create"],
    ["en-US", "download slides", "/market-reports/market-report"],
    ["de-DE", "Personen einladen", "/administration/user?do=invite"],
    ["de-DE", "Folien", "/market-reports/market-report"],
    ["es-ES", "nueva alerta", "/market-reports/vertical-alerts?do=newRule"],
    ["es-ES", "nueva clave", "/api-keys?do=create"],
  ] as const)("in %s “%s” leads to %s", (locale, typed, go) => {
    expect(firstOf(locale, typed)).toMatchObject({ group: "actions", go });
  });
});
