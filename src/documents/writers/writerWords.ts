import type { Locale } from "#domain/taxonomy/name.ts";

/** The few words that writers of slides and sheets add to a document of themselves. A table, so that browsers load nothing for it. */
export interface WriterWords {
  /** The name of the sheet or the title of the slide that tells of the file. */
  readonly about: string;
  readonly client: string;
  readonly madeAt: string;
  readonly madeBy: string;
  readonly sources: string;
  readonly source: string;
  readonly method: string;
  readonly measure: string;
  readonly contents: string;
  readonly sheet: string;
  readonly rows: string;
  /** The head of a column that has none. */
  readonly column: string;
  /** The head of the column that says why a row stands out. */
  readonly mark: string;
  readonly growth: string;
  readonly forecast: string;
  readonly low: string;
  readonly high: string;
  /** `(2 of 3)` after the title of a table that needs several slides. */
  readonly partOf: (part: number, parts: number) => string;
  /** How the numbers of a workbook are to be understood. */
  readonly numbers: string;
}

const words: Readonly<Record<Locale, WriterWords>> = {
  "en-US": {
    about: "About",
    client: "Prepared for",
    madeAt: "Made",
    madeBy: "Made by",
    sources: "Sources",
    source: "Source",
    method: "Method",
    measure: "Measure",
    contents: "Contents",
    sheet: "Sheet",
    rows: "Rows",
    column: "Column",
    mark: "Note",
    growth: "growth",
    forecast: "Forecast",
    low: "Low",
    high: "High",
    partOf: (part, parts) => `(${part} of ${parts})`,
    numbers:
      "Every cell holds the exact number and shows it rounded, in the unit its head names: money is whole dollars, a share of 12.3% is 0.123 with all its decimals, a date is a date. Each sheet’s rows are an Excel table; totals stand below it and are values, not formulas. Italic columns are forecasts. “n/a” is no data, which is not zero.",
  },
  "es-ES": {
    about: "Acerca de",
    client: "Preparado para",
    madeAt: "Creado",
    madeBy: "Creado por",
    sources: "Fuentes",
    source: "Fuente",
    method: "Método",
    measure: "Medida",
    contents: "Contenido",
    sheet: "Hoja",
    rows: "Filas",
    column: "Columna",
    mark: "Nota",
    growth: "variación",
    forecast: "Previsión",
    low: "Mínimo",
    high: "Máximo",
    partOf: (part, parts) => `(${part} de ${parts})`,
    numbers:
      "Cada celda guarda la cifra exacta y la muestra redondeada, en la unidad que indica su encabezado: el dinero está en dólares enteros, una cuota del 12,3 % es 0,123 con todos sus decimales y una fecha es una fecha. Las filas de cada hoja son una tabla de Excel; los totales van debajo y son valores, no fórmulas. Las columnas en cursiva son previsiones. «n. d.» significa que no hay datos, que no es lo mismo que cero.",
  },
  "de-DE": {
    about: "Über diese Datei",
    client: "Erstellt für",
    madeAt: "Erstellt am",
    madeBy: "Erstellt von",
    sources: "Quellen",
    source: "Quelle",
    method: "Methode",
    measure: "Kennzahl",
    contents: "Inhalt",
    sheet: "Blatt",
    rows: "Zeilen",
    column: "Spalte",
    mark: "Anmerkung",
    growth: "Veränderung",
    forecast: "Prognose",
    low: "Untergrenze",
    high: "Obergrenze",
    partOf: (part, parts) => `(${part} von ${parts})`,
    numbers:
      "Jede Zelle enthält die genaue Zahl und zeigt sie gerundet in der Einheit, die im Spaltenkopf steht: Beträge sind ganze Dollar, ein Anteil von 12,3 % ist 0,123 mit allen Nachkommastellen, ein Datum ist ein Datum. Die Zeilen jedes Blatts sind eine Excel-Tabelle; Summen stehen darunter und sind Werte, keine Formeln. Kursive Spalten sind Prognosen. „k. A.“ heißt: keine Angabe, nicht null.",
  },
};

export function writerWords(locale: Locale): WriterWords {
  return words[locale];
}
