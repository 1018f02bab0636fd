/** What a survey found of one station among one group of people at one time of day. Null is not reported, which is not nobody. */
export interface BookFigures {
  /** The survey, as its maker calls it: `2025 Fall`. */
  readonly book: string;
  /** The day or month it ended: `2025-11` or `2025-11-26`. Books follow each other by it. */
  readonly date: string;
  readonly demographic: string;
  readonly daypart: string;
  /** Part of those listening or watching, 0–1. */
  readonly share: number | null;
  /** Persons in an average quarter of an hour. */
  readonly aqhPersons: number | null;
  /** The same as part of all persons of the group, 0–1. */
  readonly aqhRating: number | null;
  /** Different persons in a week. */
  readonly cumePersons: number | null;
}

/** What a survey found in a market, station by station. */
export interface StationBook extends BookFigures {
  readonly station: string;
  readonly market: string;
}

/** Whom a file means that does not say so: homes for TV, listeners of 12 and over for radio; the whole week. */
export const DEFAULT_DEMOGRAPHIC = { tv: "HH", radio: "P12+" } as const;
export const DEFAULT_DAYPART = "total";

/** A survey of a market. */
export interface Book {
  readonly book: string;
  readonly date: string;
}

/** Whether a book is no survey but what a model says: its name begins so. */
export function isModelledBook(book: string): boolean {
  return /^model/i.test(book);
}

/** The surveys among these figures, latest first; two books of one date go by their names. */
export function booksOf(figures: readonly Book[]): Book[] {
  const books = new Map(figures.map(({ book, date }) => [`${date} ${book}`, { book, date }]));
  return [...books.values()].toSorted((a, b) => b.date.localeCompare(a.date) || a.book.localeCompare(b.book));
}

/** Surveys are repeated at about the same time of the year: so many months either side of twelve still count as a year ago. */
const SLACK_MONTHS = 1;

/** The survey a year before one, by its date; null where none was made within a month of it. */
export function bookAYearAgo(books: readonly Book[], of: Book): Book | null {
  const away = (book: Book) => Math.abs(monthOf(of.date) - monthOf(book.date) - 12);
  const [nearest] = books.filter((book) => away(book) <= SLACK_MONTHS).toSorted((a, b) => away(a) - away(b));
  return nearest ?? null;
}

/** Months since the year 0. A date that names a year alone stands for its end. */
function monthOf(date: string): number {
  const [year = 0, month = 12] = date.split("-").map(Number);
  return year * 12 + month;
}
