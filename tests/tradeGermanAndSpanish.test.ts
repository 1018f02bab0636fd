import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ALL_MESSAGES } from "#language/messages/all.ts";

/** Every word, on the left, that the German and Spanish trade press does not print or that is not our one word for a thing; on the right what is said. */
type Rather = readonly (readonly [never: RegExp, but: string])[];
type Translated = "de-DE" | "es-ES";

const GERMAN: Rather = [
  [/\b(du|dich|dir|dein|deine[mnrs]?)\b/i, "Sie, Ihr"],
  [/["“][^„“"]*"/, "„ and “"],
  [/\bLeitfäden & Einblicke\b|\bEinblicke?\b/, "Anleitungen & Analysen"],
  [/\bBranchenmeldung/, "Branchenhinweise"],
  [/\bAlarm/, "Hinweis"],
  [/\bGeschäftszweig/, "Branche"],
  [/\bWerbe?treibende|\bWerbungtreibende/, "Werbekunden"],
  [/\bInteressent(en)?\b|\bmögliche[nrs]? Kunden?\b/i, "potenzielle Kunden"],
  [/\bmögliche[nr]? Spanne/i, "wahrscheinliche Spanne"],
  [/\bMaßst[aä]b/, "Vergleichswert"],
  [/\b(Kern(geschäft|ausgaben|werbung))\b/, "ohne politische Werbung"],
  [/\bbundesweit|\bLandessumme|\blandesweite[nr]? (Summen?|Gesamt)/i, "landesweit; nationale Summe"],
  [/\bEinspeiseentgelt|\bWeiterleitungsentgelt/, "Weitersendeentgelte"],
  [/\bCo-op-(Programm|Liste|Mittel|Geld)/, "WKZ, Werbekostenzuschüsse"],
  [/\bSendezeit/, "Werbezeit"],
  [/\b(Sender|Radio|TV|Werbe)?[Ee]rlöse?n?\b/, "Umsatz"],
  [/\bPublikumsanteil/, "Marktanteil"],
  [/\bErnten\b/i, "Abschöpfen"],
  [/\bbeste[sn]? Viertel/, "oberstes Viertel"],
  [/\bKurzbl[aä]tt/, "One-Pager"],
  [/\bDatenhaltung/, "Datenspeicher"],
  [/\bDurchsicht\b/, "Freigabe"],
  [/\bBildschirm(?!leser)/, "Seite"],
  [/(?<!-)\bMails?\b(?!-)/, "E-Mail"],
  [/\bKennw[oö]rt/, "Passwort"],
  [/\bAnwendung\b/, "App, Produkt"],
  [/\bZugang beantrag|\bZugangsantr[aä]g/, "Zugang anfragen"],
  [/\bfestgehalten|\bfesthalten\b/, "fixiert"],
  [
    /\bDeck\b|\bGap\b|\bForecast\b|\bBenchmarks?\b|\bInsights?\b|\bSpending\b|\bRollout\b|\bTimeline\b/,
    "the German word",
  ],
  [/\bgecancelt|\bgelauncht|\bperformen\b|\bmacht Sinn\b|\bam Ende des Tages\b/, "no literal English"],
];

const SPANISH: Rather = [
  [/\b(tú|tus?|tienes|puedes|quieres|vosotros|haz|estás)\b/i, "usted, su"],
  [/["“”]/, "« and »"],
  [/\S …/, "no space before …"],
  [/\brespecto a\b/, "frente a"],
  [/\bpor habitante\b/, "por persona"],
  [/\bcuota de cartera\b/, "cuota de inversión"],
  [/\bno es un pronóstico\b|\bpronósticos\b/, "previsión"],
  [/\bvisto bueno\b/, "aprobación"],
  [/\bregistro de cambios\b/i, "registro de auditoría"],
  [/\bequipo de atención\b/, "equipo de cuentas"],
  [/\bnotificaci(ón|ones)\b/, "aviso"],
  [/\bmodelizad/, "modelado"],
  [/\bperiodo/, "período"],
  [/\b(esta|cada|una|la|las|sus) pantallas?\b/i, "página"],
  [/\ben antena\b|\btiempo de emisión\b/, "al aire, tiempo aire"],
  [/\b(TV|televisión|radio) en abierto\b|\bradio en antena\b/i, "abierta"],
  [/\bzonas? de cobertura\b/, "área de cobertura"],
  [/\binversión (comunicad|reportad)/, "declarada"],
  [/\bordenador|\b(el|un|su) portátil\b|\bvídeo/, "computadora, laptop, video"],
  [/\bcoches?\b|\bautomoción\b/i, "auto, automotriz"],
  [/\b[Rr]estauración (y|rápida)\b/, "restaurantes, comida rápida"],
  [/\b[Ss]ector inmobiliario\b|\bpromotoras inmobiliarias\b/, "bienes raíces"],
  [/\bfontaner|\btejados\b|\bgrandes almacenes\b|\bvehículos de ocasión\b|\bánimo de lucro\b/i, "the American word"],
  [/\breferend(o|os|um)\b|\bconsultas (electorales|populares)\b/i, "medidas electorales"],
  [
    /\b(deck|gap|forecast|insights?|benchmark|dashboard|target|ticket|link|click|email|rollback)\b(?![}_"])/,
    "the Spanish word",
  ],
];

const RATHER: Readonly<Record<Translated, Rather>> = { "de-DE": GERMAN, "es-ES": SPANISH };

const ratherThan = (locale: Translated, text: string) =>
  RATHER[locale].filter(([never]) => never.test(withoutArguments(text))).map(([, but]) => but);

const withoutArguments = (text: string) => text.replaceAll(/\{\{[^}]*\}\}/g, "x").replaceAll(/\]\([^)]*\)/g, "]");

test.each(["de-DE", "es-ES"] as const)("no text in %s says what its trade does not print", (locale) => {
  const found = [...textsIn(locale)].flatMap(([place, text]) => {
    const but = ratherThan(locale, text);
    return but.length === 0 ? [] : [`${place}: ${but.join("; ")}, not: ${text}`];
  });
  expect(found).toEqual([]);
});

test.each([
  ["de-DE", "Prüfe deine Spendings", ["Sie, Ihr"]],
  ["de-DE", 'Der "Kernausgaben"-Maßstab je Geschäftszweig', ["Branche", "Vergleichswert", "ohne politische Werbung"]],
  ["de-DE", "Senden Sie Werbetreibenden eine Mail", ["Werbekunden", "E-Mail"]],
  ["es-ES", "Elige tu mercado en cada pantalla …", ["usted, su", "no space before …", "página"]],
  ["es-ES", "Automoción: gasto respecto a TV en abierto", ["frente a", "abierta", "auto, automotriz"]],
  ["es-ES", "El deck y el forecast por habitante", ["por persona", "the Spanish word"]],
] as const)("in %s “%s” would be found", (locale, text, but) => {
  expect(ratherThan(locale, text)).toEqual(expect.arrayContaining([...but]));
});

test.each(["de-DE", "es-ES"] as const)("what is read in %s are screens, content and mails", (locale) => {
  const places = [...textsIn(locale)].map(([place]) => place);
  expect(places.filter((place) => place.startsWith("content")).length).toBeGreaterThan(2_000);
  expect(places.filter((place) => place.endsWith("Mail.ts")).length).toBeGreaterThan(50);
  expect(places.length).toBeGreaterThan(8_000);
});

/** Every text of a language with the place it stands in. */
function* textsIn(locale: Translated): Generator<readonly [place: string, text: string]> {
  for (const [key, text] of textsOf(ALL_MESSAGES[locale])) {
    // Other people's words for a thing, by which it is found.
    if (!/^glossary\.terms\.\w+\.found$/.test(key)) yield [key, text];
  }
  for (const file of filesBelow("content").filter((name) => name.endsWith(`${locale}.md`))) {
    for (const line of read(file).split("\n")) yield [file, line];
  }
  for (const file of filesBelow("src/platform/mail/words").filter((name) => name.endsWith("Mail.ts"))) {
    const own = read(file)
      .split(/(?="[a-z]{2}-[A-Z]{2}": \()/)
      .find((part) => part.startsWith(`"${locale}"`));
    for (const [, text = ""] of (own ?? "").matchAll(/["`]([^"`\n]{3,})["`]/g)) yield [file, text];
  }
}

const ROOT = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const filesBelow = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`);

function* textsOf(messages: object, path = ""): Generator<readonly [path: string, text: string]> {
  for (const [key, text] of Object.entries(messages)) {
    if (typeof text === "string") yield [`${path}${key}`, text];
    else if (typeof text === "object" && text !== null) yield* textsOf(text, `${path}${key}.`);
  }
}
