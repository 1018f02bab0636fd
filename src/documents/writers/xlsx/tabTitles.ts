import type { Locale, Names } from "#domain/taxonomy/name.ts";

/**
 * What tables are called on tabs, by their names: short enough for the 31 letters that a tab has, and each unlike the others. A table, so
 * that browsers load nothing for it.
 */
const TITLES: Readonly<Record<string, Names>> = {
  ...named("media-ad-spending", "Spending by medium", "Inversión por medio", "Ausgaben nach Medium"),
  ...named("media-ad-spending-nationwide", "Media nationwide", "Medios en todo el país", "Medien landesweit"),
  ...named("media-ad-spending-market-compare", "Media by market", "Medios por mercado", "Medien nach Markt"),
  ...named("media-ad-spending-table", "Media by year", "Medios por año", "Medien nach Jahr"),
  ...named("media-ad-spending-trend", "Largest media by year", "Medios principales por año", "Größte Medien nach Jahr"),
  ...named("digital-ad-spending", "Digital media", "Medios digitales", "Digitale Medien"),
  ...named("digital-ad-spending-nationwide", "Digital nationwide", "Digital en todo el país", "Digital landesweit"),
  ...named("digital-ad-spending-market-compare", "Digital by market", "Digital por mercado", "Digital nach Markt"),
  ...named("digital-ad-spending-table", "Digital by year", "Digital por año", "Digital nach Jahr"),
  ...named("digital-spending-by-platform", "Digital sellers", "Vendedores digitales", "Digitale Anbieter"),
  ...named(
    "digital-spending-by-platform-table",
    "Digital sellers by year",
    "Vendedores digitales por año",
    "Digitale Anbieter nach Jahr",
  ),
  ...named("forecast-by-media", "Forecast", "Previsión", "Prognose"),
  ...named("quarterly-spending", "Spending by quarter", "Inversión por trimestre", "Ausgaben nach Quartal"),
  ...named("political-spending", "Political by year", "Política por año", "Politik nach Jahr"),
  ...named("political-months", "Political by month", "Política por mes", "Politik nach Monat"),
  ...named("top-sub-verticals", "Largest categories", "Categorías más grandes", "Größte Kategorien"),
  ...named("largest-growth-verticals", "Largest gains", "Mayores subidas", "Größte Zuwächse"),
  ...named("largest-loss-verticals", "Largest losses", "Mayores caídas", "Größte Rückgänge"),
  ...named("gains-and-losses", "Gains and losses", "Subidas y caídas", "Zuwächse und Rückgänge"),
  ...named("markets-compared", "Markets side by side", "Mercados frente a frente", "Märkte im Vergleich"),
  ...named("markets-compared-years", "Markets by year", "Mercados por año", "Märkte nach Jahr"),
  ...named("categories-compared", "Categories by market", "Categorías por mercado", "Kategorien nach Markt"),
  ...named("vertical-breakdown", "All categories", "Todas las categorías", "Alle Kategorien"),
  ...named("vertical-ad-spending-table", "Categories by year", "Categorías por año", "Kategorien nach Jahr"),
  ...named("vertical-years", "Verticals by year", "Sectores por año", "Branchen nach Jahr"),
  ...named("verticals", "Verticals", "Sectores", "Branchen"),
  // The one whose name is longer than a tab.
  ...named(
    "vertical-government",
    "Government, Politics, Religion",
    "Gobierno, política y religión",
    "Staat, Politik, Religion",
  ),
  ...named("local-forecast-summary", "Traditional and digital", "Tradicional y digital", "Klassisch und digital"),
  ...named("medium-gaps", "Media by gap", "Medios por brecha", "Medien nach Lücke"),
  ...named(
    "digital-market-prospects",
    "Digital prospects",
    "Clientes digitales potenciales",
    "Potenzielle Digitalkunden",
  ),
  ...named("seasons", "Seasons", "Temporadas", "Saison"),
  ...named("market-intelligence", "What advertisers say", "Qué dicen los anunciantes", "Was Werbekunden sagen"),
  ...named("sub-vertical-insights", "Before you call", "Antes de llamar", "Vor dem Anruf"),
  ...named("similar-sub-verticals", "Similar categories", "Categorías similares", "Ähnliche Kategorien"),
  ...named("market-ranking", "Markets by spending", "Mercados por inversión", "Märkte nach Ausgaben"),
  ...named("wallet-bar", "Share of wallet", "Cuota de inversión", "Budgetanteil"),
  ...named("wallet-quarters", "Share by quarter", "Cuota por trimestre", "Anteil nach Quartal"),
  ...named("share-of-wallet", "Share by category", "Cuota por categoría", "Anteil nach Kategorie"),
  ...named("sub-vertical-gaps", "Categories by gap", "Categorías por brecha", "Kategorien nach Lücke"),
  ...named("quadrant", "Attack, defend, harvest", "Atacar, defender, cosechar", "Angreifen, verteidigen"),
  ...named("media-ranks", "Media ranked", "Clasificación de medios", "Medienrangliste"),
  ...named("media-rank-years", "Media ranks by year", "Puestos de medios por año", "Medienränge nach Jahr"),
  ...named("market-ranks", "Markets ranked", "Clasificación de mercados", "Märkterangliste"),
  ...named("market-rank-years", "Market ranks by year", "Puestos de mercados por año", "Märkteränge nach Jahr"),
  ...named("vertical-ranks", "Verticals ranked", "Clasificación de sectores", "Branchenrangliste"),
  ...named("vertical-rank-years", "Vertical ranks by year", "Puestos de sectores por año", "Branchenränge nach Jahr"),
  ...named("track-record", "Track record", "Historial", "Prognosebilanz"),
  ...named("track-record-years-ahead", "By years ahead", "Por años vista", "Nach Jahren im Voraus"),
  ...named("track-record-scores", "Every score", "Evaluaciones", "Bewertungen"),
  ...named("track-record-revisions", "Forecasts on record", "Previsiones conservadas", "Aufbewahrte Prognosen"),
  ...named("market-profile-stats", "Key figures", "Cifras clave", "Kennzahlen"),
  ...named("market-growth", "Growth over five years", "Crecimiento en cinco años", "Wachstum in fünf Jahren"),
  ...named("market-counties", "Counties of the market", "Condados del mercado", "Countys des Marktes"),
  ...named("market-demographics", "Who lives here", "Quién vive aquí", "Wer hier lebt"),
  ...named("age-pyramid", "Women and men by age", "Mujeres y hombres por edad", "Frauen und Männer nach Alter"),
  ...named("economy", "People and economy", "Población y economía", "Bevölkerung und Wirtschaft"),
  ...named("counties", "Counties", "Condados", "Countys"),
  ...named("medium-spending", "Stations by year", "Emisoras por año", "Sender nach Jahr"),
  ...named("top-categories", "Categories on stations", "Categorías en emisoras", "Kategorien bei Sendern"),
  ...named("top-competitors", "Competitors by audience", "Competidores por audiencia", "Wettbewerber nach Marktanteil"),
  ...named("top-revenue", "Competitors by revenue", "Competidores por ingresos", "Wettbewerber nach Umsatz"),
  ...named("sales-calendar", "Sales calendar", "Calendario de ventas", "Verkaufskalender"),
  ...stations("tv", "TV", "TV", "TV-Sender"),
  ...stations("radio", "Radio", "radio", "Radiosender"),
  ...named("power-ratio", "Audience and revenue", "Audiencia e ingresos", "Marktanteil und Umsatz"),
  ...named("station-owners", "Station owners", "Propietarios de emisoras", "Eigentümer der Sender"),
  ...named("station-competitive-overview", "All stations", "Todas las emisoras", "Alle Sender"),
  ...named("station-programmes", "Networks or formats", "Cadenas o formatos", "Networks oder Formate"),
  ...named("stations", "Stations", "Emisoras", "Sender"),
  ...named("editions", "Revisions", "Revisiones", "Revisionen"),
  ...named("what-changed", "What changed", "Qué ha cambiado", "Was sich geändert hat"),
  ...named("categories", "Categories", "Categorías", "Kategorien"),
  ...named("plan", "Plan by quarter", "Plan por trimestre", "Plan nach Quartal"),
  ...named("goal-plan", "Plan to the goal", "Plan hasta la meta", "Plan zum Ziel"),
  ...named("own-pacing", "Pacing", "Ritmo de ventas", "Buchungsstand"),
  ...named("shift-simulator", "Shift of spending", "Traslado de inversión", "Verschobene Ausgaben"),
  ...named("report", "Report", "Informe", "Bericht"),
  ...named("members", "Custom markets", "Mercados propios", "Eigene Märkte"),
  ...named("table", "Table", "Tabla", "Tabelle"),
};

function named(name: string, ...[english, spanish, german]: readonly [string, string, string]) {
  return { [name]: { "en-US": english, "es-ES": spanish, "de-DE": german } };
}

/** A market has stations of both media, and a workbook tables of both. */
function stations(medium: "tv" | "radio", ...[english, spanish, german]: readonly [string, string, string]) {
  return {
    ...named(`${medium}-stations`, `${english} stations`, `Emisoras de ${spanish}`, german),
    ...named(`${medium}-station-owners`, `${english} owners`, `Propietarios de ${spanish}`, `${german}: Eigentümer`),
    ...named(
      `${medium}-power-ratio`,
      `${english}: audience, revenue`,
      `Audiencia, ingresos de ${spanish}`,
      `${german}: Anteil, Umsatz`,
    ),
    ...named(
      `${medium}-station-programmes`,
      medium === "tv" ? "TV networks" : "Radio formats",
      medium === "tv" ? "Cadenas de TV" : "Formatos de radio",
      medium === "tv" ? "TV-Networks" : "Radioformate",
    ),
  };
}

/** What a table is called on its tab; null for one that has no title of its own. */
export function tabTitle(name: string, locale: Locale): string | null {
  return TITLES[name]?.[locale] ?? null;
}
