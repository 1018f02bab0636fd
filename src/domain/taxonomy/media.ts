import { type Names, names } from "./name.ts";

export type MediaGroup = "traditional" | "digital";

interface Row<Group extends MediaGroup, Id extends string> {
  readonly id: Id;
  readonly group: Group;
  readonly names: Names;
}

const traditional = <Id extends string>(id: Id, ...words: Parameters<typeof names>): Row<"traditional", Id> => ({
  id,
  group: "traditional",
  names: names(...words),
});

const digital = <Id extends string>(id: Id, ...words: Parameters<typeof names>): Row<"digital", Id> => ({
  id,
  group: "digital",
  names: names(...words),
});

const ROWS = [
  traditional("tvOta", "TV OTA", "TV abierta", "TV terrestrisch"),
  traditional("radioOta", "Radio OTA", "Radio abierta", "Radio terrestrisch"),
  traditional("cable", "Cable", "TV por cable", "Kabelfernsehen"),
  traditional("newspaperPrint", "Newspaper Print", "Prensa impresa", "Zeitung Print"),
  traditional("magazinePrint", "Magazine Print", "Revistas impresas", "Zeitschriften Print"),
  traditional("directories", "Directories", "Directorios", "Verzeichnismedien"),
  traditional("ooh", "Out-of-Home", "Publicidad exterior", "Außenwerbung"),
  traditional("directMail", "Direct Mail", "Correo directo", "Werbesendungen"),
  digital("tvDigital", "TV Digital", "Digital de TV", "TV-Sender digital"),
  digital("radioDigital", "Radio Digital", "Digital de radio", "Radiosender digital"),
  digital("ctvOtt", "CTV/OTT", "CTV/OTT", "CTV/OTT"),
  digital("newspaperDigital", "Newspaper Digital", "Prensa digital", "Zeitung digital"),
  digital("magazineDigital", "Magazine Digital", "Revistas digitales", "Zeitschriften digital"),
  digital("mobile", "Mobile", "Móvil", "Mobile"),
  digital("pcLaptop", "PC/Laptop", "PC/laptop", "PC/Laptop"),
  digital("email", "Email", "Correo electrónico", "E-Mail"),
];

/**
 * The id of a medium that this product knows. Whatever is told per medium is a `Record` of these, so that the compiler names
 * each place that a new one needs. A revision carries its own list and may have others: their ids are strings, and `ofMedium`
 * says whether a table knows one.
 */
export type MediumId = (typeof ROWS)[number]["id"];

export type DigitalMediumId = Extract<(typeof ROWS)[number], { readonly group: "digital" }>["id"];

export type Medium = Row<MediaGroup, MediumId>;

/** The media of local advertising in the order of every list. */
export const MEDIA: readonly Medium[] = ROWS;
