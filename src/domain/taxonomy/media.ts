import { type Names, names } from "./name.ts";

export type MediaGroup = "traditional" | "digital";

export interface Medium {
  readonly id: string;
  readonly group: MediaGroup;
  readonly names: Names;
}

const traditional = (id: string, english: string, spanish: string, german: string): Medium => ({
  id,
  group: "traditional",
  names: names(english, spanish, german),
});

const digital = (id: string, english: string, spanish: string, german: string): Medium => ({
  id,
  group: "digital",
  names: names(english, spanish, german),
});

/** The media of local advertising in the order of every list. A revision carries its own list, so this one names media, it does not limit them. */
export const MEDIA: readonly Medium[] = [
  traditional("tvOta", "TV OTA", "TV en abierto", "TV terrestrisch"),
  traditional("radioOta", "Radio OTA", "Radio en antena", "Radio terrestrisch"),
  traditional("cable", "Cable", "TV por cable", "Kabelfernsehen"),
  traditional("newspaperPrint", "Newspaper Print", "Prensa impresa", "Zeitung Print"),
  traditional("magazinePrint", "Magazine Print", "Revistas impresas", "Zeitschriften Print"),
  traditional("directories", "Directories", "Directorios", "Verzeichnismedien"),
  traditional("ooh", "Out-of-Home", "Exterior", "Außenwerbung"),
  traditional("directMail", "Direct Mail", "Mailing postal", "Werbesendungen"),
  digital("tvDigital", "TV Digital", "Digital de TV", "TV-Sender digital"),
  digital("radioDigital", "Radio Digital", "Digital de radio", "Radiosender digital"),
  digital("ctvOtt", "CTV/OTT", "CTV/OTT", "CTV/OTT"),
  digital("newspaperDigital", "Newspaper Digital", "Prensa digital", "Zeitung digital"),
  digital("magazineDigital", "Magazine Digital", "Revistas digitales", "Zeitschriften digital"),
  digital("mobile", "Mobile", "Móvil", "Mobile"),
  digital("pcLaptop", "PC/Laptop", "PC/portátil", "PC/Laptop"),
  digital("email", "Email", "Correo electrónico", "E-Mail"),
];
