import type { Meaning } from "./meaning.ts";

const years = (ahead: number): Extract<Spoken, { kind: "yearsAhead" }> => ({ kind: "yearsAhead", ahead });

/** A meaning, or a year counted from the current one. */
export type Spoken = Meaning | { readonly kind: "yearsAhead"; readonly ahead: number };

/** Words that mean the same to everyone, in the three languages at once, parted by `|`. */
const SPOKEN: readonly (readonly [Spoken, string])[] = [
  [years(-2), "two years ago|2 years ago|hace dos años|hace 2 años|vor zwei Jahren|vor 2 Jahren|vorletztes Jahr"],
  [
    years(-1),
    "last year|previous year|año pasado|el año pasado|año anterior|letztes Jahr|voriges Jahr|Vorjahr|vergangenes Jahr|letzten Jahr|im letzten Jahr|el anterior",
  ],
  [
    years(0),
    "this year|current year|este año|año actual|dieses Jahr|laufendes Jahr|this year’s|año en curso|diesem Jahr|diesem|dieses",
  ],
  [
    years(1),
    "next year|in one year|próximo año|el próximo año|año próximo|el año que viene|año que viene|nächstes Jahr|kommendes Jahr|and next|y el próximo|y el siguiente|y el que viene|año siguiente|el siguiente|und nächstes|und das nächste|aufs nächste|aufs nächste Jahr|zum nächsten Jahr|im nächsten Jahr|Folgejahr",
  ],
  [
    years(2),
    "in two years|in 2 years|en dos años|en 2 años|dentro de dos años|in zwei Jahren|in 2 Jahren|übernächstes Jahr",
  ],
  [years(3), "in three years|in 3 years|en tres años|dentro de tres años|in drei Jahren|in 3 Jahren"],
  [
    { kind: "marketKind", marketKind: "tv" },
    "TV market|television market|DMA|TV markets|DMAs|mercado de TV|mercado de televisión|mercado televisivo|TV-Markt|Fernsehmarkt",
  ],
  [
    { kind: "marketKind", marketKind: "radio" },
    "radio market|radio markets|radio metro|metro|mercado de radio|mercado radiofónico|Radiomarkt|Hörfunkmarkt",
  ],
  [
    { kind: "measure", measure: "share" },
    "share|shares|market share|in percent|percent|percentage|as a percentage|as percentage|as a percent|percentage of|portion|proportion|fraction|slice|what part|cuota|cuotas|porcentaje|en porcentaje|por ciento|qué porcentaje|en porcentajes|proporción|qué parte|participación|peso|qué peso|Anteil|Anteile|Prozent|in Prozent|prozentual|Anteilen|welcher Anteil|welchen Anteil|prozentualer Anteil|Prozentanteil|Prozentsatz|wie viel Prozent",
  ],
  [{ kind: "measure", measure: "dollars" }, "dollars|in dollars|dólares|en dólares|Dollar|in Dollar|Dollarbeträge"],
  [
    { kind: "measure", measure: "perCapita" },
    "per capita|per person|per head|per resident|per inhabitant|per man|a head|a person|per-person|per cápita|por persona|por habitante|por cabeza|por residente|pro Kopf|je Kopf|je Einwohner|pro Einwohner|pro Person|je Person|pro-Kopf-Ausgaben",
  ],
  [
    { kind: "political", political: "without" },
    "without political|without politics|ex political|excluding political|no political|core|core spending|excluding politics|less political|minus political|not counting political|leaving out political|leave out political|non-political|nonpolitical|core money|sin política|sin político|sin lo político|sin gasto político|sin inversión política|sin publicidad política|ohne Politik|ohne politische Werbung|ohne Wahlwerbung",
  ],
  [
    { kind: "political", political: "with" },
    "with political|with politics|including political|con política|con lo político|con gasto político|con inversión política|con publicidad política|mit Politik|mit politischer Werbung|mit Wahlwerbung",
  ],
  [
    { kind: "benchmark", benchmark: { kind: "peers" } },
    "peers|peer|peer markets|similar markets|comparable markets|markets like it|like markets|markets its size|mercados similares|mercados comparables|mercados parecidos|vergleichbare Märkte|ähnliche Märkte|Vergleichsmärkte|vergleichbaren Märkten|ähnlichen Märkten|Vergleichsmärkten",
  ],
  [
    { kind: "benchmark", benchmark: { kind: "top" } },
    "top quartile|best quartile|top quarter|best quarter|best markets|top markets|the best markets|strongest markets|leading markets|best-performing markets|cuartil superior|mejor cuartil|mejores mercados|los mejores mercados|mercados líderes|mercados punteros|primer cuartil|oberstes Quartil|bestes Quartil|bestes Viertel|oberstes Viertel|oberstem Viertel|obersten Viertel|beste Märkte|besten Märkte|besten Märkten|Top-Märkte|Top-Märkten|stärksten Märkte|stärksten Märkten|führende Märkte|Spitzenmärkte|Spitzenmärkten",
  ],
  [
    { kind: "link" },
    "versus|against|compare with|compared with|compared to|compare to|compare|compares with|compares to|comparison with|comparison to|in comparison to|relative to|next to|beside|alongside|than|frente a|frente al|contra|comparado con|comparada con|en comparación con|comparar con|comparados con|comparadas con|respecto a|respecto de|con respecto a|junto a|al lado de|comparar|compara|comparación|gegen|gegenüber|im Vergleich zu|im Vergleich zum|im Vergleich zur|im Vergleich mit|verglichen mit|Vergleich mit|Vergleich|neben|daneben|gegenübergestellt|vergleiche|vergleichen|im Vergleich",
  ],
  [{ kind: "and" }, "and|or|y|e|und|sowie"],
  [{ kind: "since" }, "since|desde|seit"],
  [
    { kind: "follow" },
    "now|ahora|jetzt|what about|how about|and what about|and how about|same|same for|the same for|the same|now for|same thing for|qué tal|y qué tal|y qué hay de|qué hay de|y si|lo mismo|lo mismo para|y para|y con|y lo mismo|was ist mit|und was ist mit|wie ist es|wie ist es mit|und wie ist es|wie sieht es|wie sieht es aus|und wie sieht es|und wie sieht es aus|wie steht es|wie steht es mit|dasselbe|dasselbe für|das Gleiche|das Gleiche für|das selbe|und für",
  ],
  [
    { kind: "topic", topic: "gap" },
    "gap|gaps|share of wallet|wallet share|upside|potential|opportunity|benchmark|benchmarks|left to win|still to win|to win|left for|still left|missing|shortfall|leaving on the table|left on the table|leave on the table|money on the table|behind|underperform|room to grow|could win|win back|brecha|oportunidad|potencial|cuota de gasto|cuota del gasto|cuota de inversión|cuota de la inversión|por ganar|por conquistar|falta|faltan|dejando escapar|dejamos escapar|dejamos de ganar|dejando de ganar|se nos escapa|margen de mejora|recorrido|queda por ganar|podría ganar|cuota de cartera|Lücke|Potenzial|Chance|Budgetanteil|Anteil am Budget|Vergleichswert|fehlt|fehlen|zu holen|noch zu holen|zu gewinnen|noch zu gewinnen|entgeht|entgehen|lassen wir liegen|liegen lassen|lassen liegen|liegen gelassen|lassen wir|Luft nach oben|Spielraum|Rückstand|ausschöpfen|ungenutzt",
  ],
  [
    { kind: "topic", topic: "forecast" },
    "forecast|outlook|projection|projected|projections|expected|predicted|prediction|previsión|previsiones|pronóstico|perspectivas|pronósticos|proyección|proyecciones|previsto|se espera|Prognose|Ausblick|Vorschau|Prognosen|prognostiziert|vorhergesagt|Vorhersage|erwartet|Erwartung",
  ],
  [
    { kind: "topic", topic: "growth" },
    "growth|growing|fastest growing|gainers|grow|grows|grow the most|growing the most|grows the most|growing fastest|grows fastest|rising|gaining|gain the most|increase the most|crecimiento|crecen|que más crecen|crece|crecer|creciendo|subiendo|aumentando|crecen más|crece más|más crecen|más crecerán|más crecerá|mayor crecimiento|mayores crecimientos|suben|que más suben|más suben|aumentan|que más aumentan|Wachstum|wachsend|wachsende|Gewinner|wächst|wachsen|wachsen am stärksten|wächst am stärksten|am stärksten wachsen|am schnellsten wachsen|wachsen am schnellsten|wächst am schnellsten|legen zu|legt zu|legen|zulegen|stärkstes Wachstum|steigen|Zuwachs",
  ],
  [
    { kind: "topic", topic: "loss" },
    "loss|losses|decline|declining|shrinking|losers|shrink|shrinks|declines|falls|falling|falling the most|drop|drops|dropping|losing|lose|lose the most|going down|caída|caídas|descenso|pérdida|pérdidas|caen|cae|más caen|que más caen|cayendo|perdiendo|bajando|decreciendo|bajan|que más bajan|más bajan|pierden|que más pierden|retroceden|decrecen|Rückgang|Rückgänge|Verlust|Verlierer|größten Verlierer|größte Verlierer|schrumpfen|schrumpft|schrumpfen am stärksten|verlieren|verlieren am meisten|sinken|sinkt|fallen|gehen zurück|zurückgehen|rückläufig|nehmen ab",
  ],
  [
    { kind: "topic", topic: "political" },
    "political|politics|political spending|election|elections|political ads|political advertising|political money|political dollars|political ad|political ad spend|campaigns|political campaigns|campaign|campaign money|election money|midterms|presidential|política|político|gasto político|inversión política|elecciones|publicidad política|propaganda política|dinero político|anuncios políticos|campañas políticas|campañas electorales|publicidad electoral|dinero electoral|propaganda electoral|electoral|Politik|politisch|politische Werbung|Wahl|Wahlen|politische Werbeausgaben|politisches Geld|politische Gelder|Wahlwerbung|Wahlkampf|Wahlkampfwerbung|Wahlkampfgelder|Wahlkampfausgaben|Kampagnen",
  ],
  [
    { kind: "topic", topic: "largest" },
    "top|largest|biggest|largest advertisers|biggest advertisers|top advertisers|largest categories|biggest categories|top categories|biggest spenders|top spenders|spends the most|spend the most|most|leading categories|main categories|who spends most|biggest industries|largest industries|top industries|mayores|principales|mayores anunciantes|mayores categorías|categorías más grandes|más grandes|las más grandes|principales categorías|categorías principales|categorías mayores|gastan más|gasta más|más gastan|que más gastan|más gasta|invierten más|más invierten|que más invierten|más invierte|quién gasta más|mayores sectores|principales sectores|sectores más grandes|größte|größten|wichtigste|größte Werbekunden|größte Branchen|größten Branchen|größte Kategorien|größten Kategorien|stärkste Branchen|stärksten Branchen|wichtigste Branchen|wichtigsten Branchen|geben am meisten aus|gibt am meisten aus|am meisten|meiste|meisten|wer wirbt am meisten",
  ],
  [
    { kind: "topic", topic: "digital" },
    "digital|digital media|online|digitally|digital ads|digital advertising|online ads|online advertising|internet|web|medios digitales|publicidad digital|digitales|en línea|publicidad en línea|publicidad online|digitale Medien|digitale|digitale Werbung|Online-Werbung|digitaler Werbung",
  ],
  [
    { kind: "topic", topic: "traditional" },
    "traditional|traditional media|traditional ads|traditional advertising|legacy media|classic media|offline|tradicional|medios tradicionales|tradicionales|medios clásicos|publicidad tradicional|traditionell|klassische Medien|klassische Werbung|klassischen Medien|klassisch|traditionelle Medien|klassische",
  ],
  [
    { kind: "topic", topic: "platforms" },
    "platform|platforms|digital platforms|search and social|search & social|social and search|social|social media|social networks|paid social|paid search|search engines|search ads|video platforms|plataformas digitales|buscadores y redes sociales|redes sociales y buscadores|redes sociales|redes|buscadores|motores de búsqueda|digitale Plattformen|Suche und Social Media|Suche und soziale Medien|Suchmaschinen und soziale Medien|Suchmaschinen und Social Media|soziale Medien|soziale Netzwerke|sozialen Medien|sozialen Netzwerken|Suchmaschinen|Suchmaschine|plataforma|plataformas|Plattform|Plattformen",
  ],
  [
    { kind: "topic", topic: "season" },
    "season|seasons|seasonality|by month|monthly|month|months|best months|which months|what months|strongest months|peak months|peak season|when during the year|time of year|time of the year|when|in season|busiest months|high season|temporada|estacionalidad|por mes|mes|meses|mejores meses|qué meses|en qué meses|época del año|época|temporada alta|cuándo|meses fuertes|meses más fuertes|Saison|saisonal|Saisonverlauf|pro Monat|Monat|Monate|Monaten|beste Monate|stärkste Monate|stärksten Monate|welche Monate|in welchen Monaten|wann|wann im Jahr|Jahreszeit|Hochsaison|Saisonspitze",
  ],
  [
    { kind: "topic", topic: "ranking" },
    "market ranking|ranking of markets|rank of markets|rank|ranks|ranking|what rank|which rank|what place|which place|ranked|where does it rank|ranking de mercados|clasificación de mercados|puesto|qué puesto|en qué puesto|posición|qué posición|qué lugar|en qué lugar|clasificación|Rangliste der Märkte|Marktrangliste|Platz|welcher Platz|auf welchem Platz|Rang|welcher Rang|auf welchem Rang|Rangliste|Rangfolge|Platzierung|an welcher Stelle",
  ],
  [
    { kind: "topic", topic: "years" },
    "year by year|all years|over the years|history|each year|every year|by year|yearly|per year|annually|year after year|año por año|año a año|todos los años|histórico|cada año|por año|por años|anualmente|Jahr für Jahr|alle Jahre|Zeitreihe|jedes Jahr|pro Jahr|nach Jahren|jährlich|von Jahr zu Jahr|alle Jahre einzeln",
  ],
  [
    { kind: "topic", topic: "prospects" },
    "prospects|digital prospects|clientes potenciales|posibles clientes|potenzielle Kunden|Interessenten|mögliche Kunden|Neukunden",
  ],
  [
    { kind: "exclude" },
    "without|excluding|except|minus|leaving out|leave out|not counting|excluded|less|sin|sin contar|quitando|excluyendo|descontando|excepto|salvo|ohne|abzüglich|ausgenommen|rausgerechnet|herausgerechnet|ausgeklammert|außer",
  ],
  [
    { kind: "noise" },
    "in|the|of|for|at|on|to|a|an|is|my|our|what|how much|how|show|me|spend|spending|spends|advertising|ads|ad|by|all|who|with|from|do|does|did|sell|sells|selling|can|could|would|will|should|you|your|we|us|i|it|its|they|their|them|there|that|this|these|those|are|was|were|be|been|has|have|had|get|gets|give|give me|tell|please|want|need|know|find|see|look|much|many|money|budget|budgets|total|overall|whole|local|market|markets|company|companies|business|businesses|firm|firms|industry|category|categories|which|where|between|through|until|about|into|during|over|up|down|if|as|so|go|goes|going|spent|paid|pay|put|puts|number|numbers|figure|figures|amount|volume|size|big|large|change|changes|develop|developed|development|trend|still|left|more|client|clients|quick|ad spend|adspend|dollar|only|just|per|win|reach|side|one|some|any|new|also|too|here|el|la|los|las|lo|de|del|en|para|por|con|un|una|al|a|mi|qué|cuánto|gasto|gastan|inversión|gasta|gastar|gastos|gastó|gastaron|gastarán|invierte|invierten|invertir|invirtieron|invertirán|invirtió|cuánta|cuántos|cuántas|cuál|cuáles|cómo|quién|quiénes|dónde|es|son|fue|fueron|será|serán|hay|habrá|hubo|está|están|estamos|tiene|tienen|va|van|ponen|pone|dinero|dólar|presupuesto|presupuestos|total|totales|cifra|cifras|número|dato|datos|mercado|mercados|empresa|empresas|negocio|negocios|sector|sectores|categoría|categorías|industria|quiero|quisiera|necesito|saber|ver|dime|dame|enséñame|muéstrame|muestra|puedes|podrías|podría|decirme|mostrarme|por favor|me|se|su|sus|nos|nuestro|nuestra|que|eso|esto|allí|ahí|aquí|más|muy|entre|hasta|hacia|sobre|durante|hacen|hace|cada|como|también|vale|bien|cambia|cambio|evolución|evoluciona|evolucionó|trimestre|locales|campaña|anuncios|anuncio|publicitarios|dedican|dedica|destinan|destina|mucho|tengo|vende|venden|tenemos|cliente|clientes|oye|hola|bueno|solo|ese|esa|este|esta|publicidad|publicitaria|publicitario|toda|todo|der|die|das|den|dem|des|im|am|für|von|vom|bei|mit|zu|zum|zur|ein|eine|einen|mein|meine|was|wie|viel|zeige|zeig|zeigen|zeigt|bitte|mal|einmal|uns|ich|wir|du|Sie|es|ist|sind|war|waren|wird|werden|wurde|wurden|würde|haben|hat|hatte|kann|können|kannst|könntest|möchte|will|brauche|wissen|sehen|sag|sage|gib|geben|gibt|gab|aus|ausgeben|ausgegeben|ausgibt|fürs|ans|ins|beim|aufs|auf|an|bis|zwischen|dort|hier|da|dafür|davon|denn|noch|nur|auch|so|geht|gehen|geld|Gelder|Budget|Budgets|Etat|Etats|Werbeetat|Werbebudget|Werbegeld|Werbegelder|Summe|gesamt|insgesamt|Gesamtausgaben|Zahl|Zahlen|Betrag|Markt|Märkte|Märkten|Unternehmen|Firmen|Firma|Betriebe|Betrieb|Anbieter|Händler|Hersteller|Geschäfte|Laden|Läden|Häuser|Vermieter|Dienste|Agenturen|Ketten|Branche|Branchen|Kategorie|Kategorien|welche|welcher|welches|welchen|welchem|wer|wo|werben|wirbt|investieren|investiert|stecken|steckt|ändert|sich|Entwicklung|entwickelt|entwickeln|Verlauf|groß|hoch|unser|unsere|unserem|unseren|unserer|sein|seine|ihre|ihren|über|unter|um|als|Jahr|Jahre|Jahren|lokale|lokal|lokalen|Kunde|Kunden|gern|gerne|doch|eigentlich|pro|am stärksten|stärksten|stark|liegt|liegen|alles|ganz|ganze|ganzen|einzeln|Höhe|jeweils|Ausgaben|Umsatz|mir|advertisers|anunciantes|Werbekunden|Werbung|Werbeausgaben|gesamte|alle",
  ],
];

/** What the nation is called. */
export const NATION_NAMES =
  "nation|national|nationwide|national average|USA|US|United States|country|whole country|entire country|whole nation|all of the US|all markets|national figure|nación|nacional|media nacional|total nacional|todo el país|el país entero|país entero|el conjunto del país|conjunto del país|a nivel nacional|toda la nación|nivel nacional|país|EE. UU.|EEUU|Estados Unidos|bundesweit|landesweit|landesweite|landesweiten|ganzes Land|ganzen Land|ganze Land|gesamten Land|gesamte Land|Gesamtmarkt USA|ganz Amerika|USA gesamt|Landesdurchschnitt|Bundesdurchschnitt|Vereinigte Staaten".split(
    "|",
  );

/** Every fixed word or phrase of the language of questions, with what it says. */
export const GRAMMAR: readonly (readonly [phrase: string, spoken: Spoken])[] = SPOKEN.flatMap(([spoken, phrases]) =>
  phrases.split("|").map((phrase) => [phrase, spoken] as const),
);
