import { type Locale, type Names, names } from "#domain/taxonomy/name.ts";

/** What the example document says beside its figures, with the longest words each language has for it. */
const TEXTS = {
  title: names("Market report", "Informe de mercado", "Marktbericht"),
  client: names(
    "Hudson Valley Auto Group",
    "Grupo Automovilístico del Valle del Hudson",
    "Autohaus Hudsontal GmbH & Co. KG",
  ),
  market: names("Market", "Mercado", "Markt"),
  year: names("Year", "Año", "Jahr"),
  political: names("Political", "Política", "Politische Werbung"),
  withPolitical: names("with political", "con política", "mit politischer Werbung"),
  revision: names("Revision", "Revisión", "Revision"),
  published: names("Published", "Publicada", "Veröffentlicht"),
  source: names(
    "Source: Example model; Example Bureau, Yearbook 2025 · Data: Example revision",
    "Fuente: modelo de ejemplo; Oficina de ejemplo, Anuario 2025 · Datos: revisión de ejemplo",
    "Quelle: Beispielmodell; Beispielamt, Jahrbuch 2025 · Daten: Beispielrevision",
  ),
  sources: names(
    "Example Bureau, Yearbook 2025, table 3",
    "Oficina de ejemplo, Anuario 2025, tabla 3",
    "Beispielamt, Jahrbuch 2025, Tabelle 3",
  ),
  method: names(
    "Figures up to 2025 are actual; later ones are forecasts of a damped trend and are written in italics.",
    "Las cifras hasta 2025 son reales; las posteriores son previsiones de una tendencia amortiguada y van en cursiva.",
    "Werte bis 2025 sind Istwerte; spätere sind Prognosen eines gedämpften Trends und stehen kursiv.",
  ),
  badge: names("Sample data", "Datos de muestra", "Beispieldaten"),
  sample: names(
    "These figures are made up to show the product. Do not use them in a negotiation.",
    "Estas cifras son inventadas para mostrar el producto. No las use en una negociación.",
    "Diese Werte sind erfunden, um das Produkt zu zeigen. Verwenden Sie sie nicht in Verhandlungen.",
  ),
  snapshot: names("Snapshot", "Panorama", "Auf einen Blick"),
  mediaMix: names("Media mix", "Combinación de medios", "Medienmix"),
  outlook: names("Outlook", "Perspectivas", "Ausblick"),
  political2: names("Political advertising", "Publicidad política", "Politische Werbung und Wahlkampfausgaben"),
  verticals: names("Verticals", "Sectores", "Branchen"),
  seasons: names("Seasons", "Temporadas", "Saisonverlauf und Werbekonjunktur"),
  total: names("Total ad spending", "Inversión publicitaria total", "Werbeausgaben insgesamt"),
  digital: names("Digital share", "Cuota digital", "Digitalanteil"),
  perCapita: names("Per person", "Por persona", "Je Einwohnerin und Einwohner"),
  rank: names("Rank in the nation", "Puesto en el país", "Rang im Land"),
  onYear: names("on 2024", "frente a 2024", "gegenüber 2024"),
  nation: names("Nation", "País", "Gesamtes Land"),
  own: names("My medium", "Mi medio", "Mein Medium"),
  dollars: names("Ad spending", "Inversión publicitaria", "Werbeausgaben"),
  growth: names("Growth", "Crecimiento", "Wachstum"),
  talking: names("Talking points", "Argumentos", "Argumente für das Gespräch"),
  note: names(
    "A dash is zero; “n/a” means that nothing is known. Shares add up to 100.0.",
    "Una raya es cero; «n. d.» significa que no se sabe nada. Las cuotas suman 100,0.",
    "Ein Strich ist null; „k. A.“ heißt, dass nichts bekannt ist. Anteile ergeben zusammen 100,0.",
  ),
  intro: names(
    "What is spent on advertising here, by whom and where it goes next. Every figure stands in the tables as well.",
    "Cuánto se invierte aquí en publicidad, quién lo hace y hacia dónde va. Todas las cifras están también en las tablas.",
    "Was hier für Werbung ausgegeben wird, von wem und wohin es sich bewegt. Alle Werte stehen auch in den Tabellen.",
  ),
  strongest: names("{} leads with {}", "{} va en cabeza con {}", "{} führt mit {}"),
  measure: names("{}, {}, in {}", "{}, {}, en {}", "{}, {}, in {}"),
  chartOf: names("Chart of {}: {}", "Gráfico de {}: {}", "Diagramm zu {}: {}"),
  fields: names(
    "Large and growing|Small and growing|Small and shrinking|Large and shrinking",
    "Grande y crece|Pequeño y crece|Pequeño y cae|Grande y cae",
    "Groß und wachsend|Klein und wachsend|Klein und schrumpfend|Groß und schrumpfend",
  ),
} as const satisfies Record<string, Names>;

/** A text of the example in a language; each `{}` takes the next value. */
export function exampleText(locale: Locale, key: keyof typeof TEXTS, ...values: readonly string[]): string {
  let at = 0;
  return TEXTS[key][locale].replaceAll("{}", () => values[at++] ?? "");
}
