import type { Meaning } from "./meaning.ts";

const years = (ahead: number): Extract<Spoken, { kind: "yearsAhead" }> => ({ kind: "yearsAhead", ahead });

/** A meaning, or a year counted from the current one. */
export type Spoken = Meaning | { readonly kind: "yearsAhead"; readonly ahead: number };

/** Words that mean the same to everyone, in the three languages at once, parted by `|`. */
const SPOKEN: readonly (readonly [Spoken, string])[] = [
  [years(-2), "two years ago|2 years ago|hace dos años|hace 2 años|vor zwei Jahren|vor 2 Jahren|vorletztes Jahr"],
  [years(-1), "last year|previous year|año pasado|el año pasado|año anterior|letztes Jahr|voriges Jahr|Vorjahr"],
  [years(0), "this year|current year|este año|año actual|dieses Jahr|laufendes Jahr"],
  [
    years(1),
    "next year|in one year|próximo año|el próximo año|año próximo|el año que viene|año que viene|nächstes Jahr|kommendes Jahr",
  ],
  [
    years(2),
    "in two years|in 2 years|en dos años|en 2 años|dentro de dos años|in zwei Jahren|in 2 Jahren|übernächstes Jahr",
  ],
  [years(3), "in three years|in 3 years|en tres años|dentro de tres años|in drei Jahren|in 3 Jahren"],
  [
    { kind: "marketKind", marketKind: "tv" },
    "TV market|television market|DMA|mercado de TV|mercado de televisión|mercado televisivo|TV-Markt|Fernsehmarkt",
  ],
  [
    { kind: "marketKind", marketKind: "radio" },
    "radio market|radio metro|metro|mercado de radio|mercado radiofónico|Radiomarkt|Hörfunkmarkt",
  ],
  [
    { kind: "measure", measure: "share" },
    "share|shares|market share|in percent|percent|percentage|cuota|cuotas|porcentaje|en porcentaje|por ciento|Anteil|Anteile|Prozent|in Prozent|prozentual",
  ],
  [{ kind: "measure", measure: "dollars" }, "dollars|in dollars|dólares|en dólares|Dollar|in Dollar|Dollarbeträge"],
  [
    { kind: "measure", measure: "perCapita" },
    "per capita|per person|per head|per cápita|por persona|por habitante|pro Kopf|je Kopf|je Einwohner|pro Einwohner",
  ],
  [
    { kind: "political", political: "without" },
    "without political|without politics|ex political|excluding political|no political|core|core spending|sin política|sin político|sin lo político|sin gasto político|sin inversión política|sin publicidad política|ohne Politik|ohne politische Werbung|ohne Wahlwerbung",
  ],
  [
    { kind: "political", political: "with" },
    "with political|with politics|including political|con política|con lo político|con gasto político|con inversión política|con publicidad política|mit Politik|mit politischer Werbung|mit Wahlwerbung",
  ],
  [
    { kind: "benchmark", benchmark: { kind: "peers" } },
    "peers|peer|peer markets|similar markets|mercados similares|mercados comparables|mercados parecidos|vergleichbare Märkte|ähnliche Märkte|Vergleichsmärkte",
  ],
  [
    { kind: "benchmark", benchmark: { kind: "top" } },
    "top quartile|best quartile|top quarter|best quarter|best markets|cuartil superior|mejor cuartil|mejores mercados|oberstes Quartil|bestes Quartil|bestes Viertel|oberstes Viertel|oberstem Viertel|obersten Viertel|beste Märkte",
  ],
  [
    { kind: "link" },
    "versus|against|compare with|compared with|compared to|compare to|compare|frente a|frente al|contra|comparado con|comparada con|en comparación con|comparar con|gegen|gegenüber|im Vergleich zu|im Vergleich zum|im Vergleich zur|im Vergleich mit|verglichen mit|Vergleich mit|Vergleich",
  ],
  [{ kind: "and" }, "and|or|y|e|und|sowie"],
  [
    { kind: "topic", topic: "gap" },
    "gap|gaps|share of wallet|wallet share|upside|potential|opportunity|benchmark|benchmarks|brecha|oportunidad|potencial|cuota de gasto|cuota del gasto|cuota de inversión|cuota de la inversión|Lücke|Potenzial|Chance|Budgetanteil|Anteil am Budget|Vergleichswert",
  ],
  [
    { kind: "topic", topic: "forecast" },
    "forecast|outlook|projection|previsión|previsiones|pronóstico|perspectivas|Prognose|Ausblick|Vorschau",
  ],
  [
    { kind: "topic", topic: "growth" },
    "growth|growing|fastest growing|gainers|crecimiento|crecen|que más crecen|Wachstum|wachsend|wachsende|Gewinner",
  ],
  [
    { kind: "topic", topic: "loss" },
    "loss|losses|decline|declining|shrinking|losers|caída|caídas|descenso|pérdida|pérdidas|Rückgang|Rückgänge|Verlust|Verlierer",
  ],
  [
    { kind: "topic", topic: "political" },
    "political|politics|political spending|election|elections|política|político|gasto político|inversión política|elecciones|Politik|politisch|politische Werbung|Wahl|Wahlen",
  ],
  [
    { kind: "topic", topic: "largest" },
    "top|largest|biggest|largest advertisers|biggest advertisers|top advertisers|mayores|principales|mayores anunciantes|größte|größten|wichtigste|größte Werbekunden",
  ],
  [{ kind: "topic", topic: "digital" }, "digital|digital media|online|medios digitales|digitale Medien|digitale"],
  [
    { kind: "topic", topic: "traditional" },
    "traditional|traditional media|tradicional|medios tradicionales|traditionell|klassische Medien",
  ],
  [
    { kind: "topic", topic: "platforms" },
    "platform|platforms|digital platforms|plataformas digitales|digitale Plattformen|plataforma|plataformas|Plattform|Plattformen",
  ],
  [
    { kind: "topic", topic: "season" },
    "season|seasons|seasonality|by month|monthly|temporada|estacionalidad|por mes|Saison|saisonal|Saisonverlauf|pro Monat",
  ],
  [
    { kind: "topic", topic: "ranking" },
    "market ranking|ranking of markets|rank of markets|ranking de mercados|clasificación de mercados|Rangliste der Märkte|Marktrangliste",
  ],
  [
    { kind: "topic", topic: "years" },
    "year by year|all years|over the years|history|año por año|año a año|todos los años|histórico|Jahr für Jahr|alle Jahre|Zeitreihe",
  ],
  [
    { kind: "topic", topic: "prospects" },
    "prospects|digital prospects|clientes potenciales|posibles clientes|potenzielle Kunden|Interessenten|mögliche Kunden|Neukunden",
  ],
  [
    { kind: "noise" },
    "in|the|of|for|at|on|to|a|an|is|my|our|what|how much|how|show|me|spend|spending|spends|advertising|ads|ad|by|all|who|with|from|el|la|los|las|lo|de|del|en|para|por|con|un|una|al|a|mi|qué|cuánto|gasto|gastan|inversión|publicidad|publicitaria|publicitario|toda|todo|der|die|das|den|dem|des|im|am|für|von|vom|bei|mit|zu|zum|zur|ein|eine|einen|mein|meine|was|wie|viel|zeige|Ausgaben|Umsatz|mir|advertisers|anunciantes|Werbekunden|Werbung|Werbeausgaben|gesamte|alle",
  ],
];

/** What the nation is called. */
export const NATION_NAMES =
  "nation|national|nationwide|national average|USA|US|United States|country|nación|nacional|media nacional|total nacional|todo el país|país|EE. UU.|EEUU|Estados Unidos|bundesweit|landesweit|USA gesamt|Landesdurchschnitt|Bundesdurchschnitt|Vereinigte Staaten".split(
    "|",
  );

/** Every fixed word or phrase of the language of questions, with what it says. */
export const GRAMMAR: readonly (readonly [phrase: string, spoken: Spoken])[] = SPOKEN.flatMap(([spoken, phrases]) =>
  phrases.split("|").map((phrase) => [phrase, spoken] as const),
);
