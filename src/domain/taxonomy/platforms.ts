import { type Names, names } from "./name.ts";

const platform = <Id extends string>(id: Id, ...words: Parameters<typeof names>) => ({ id, names: names(...words) });

const ROWS = [
  platform("google", "Google (search & YouTube)", "Google (búsqueda y YouTube)", "Google (Suche und YouTube)"),
  platform("meta", "Meta", "Meta", "Meta"),
  platform("otherSearch", "Other search", "Otros buscadores", "Andere Suchmaschinen"),
  platform("otherSocial", "Other social", "Otras redes sociales", "Andere soziale Netzwerke"),
  platform("tvStationDigital", "TV stations' digital", "Digital de las televisiones", "Digitalangebote der TV-Sender"),
  platform(
    "radioStationDigital",
    "Radio stations' digital",
    "Digital de las radios",
    "Digitalangebote der Radiosender",
  ),
  platform("newspaperPublishers", "Newspaper sites & apps", "Webs y apps de prensa", "Zeitungsportale und -Apps"),
  platform("magazinePublishers", "Magazine sites & apps", "Webs y apps de revistas", "Zeitschriftenportale und -Apps"),
  platform("ctvSellers", "CTV/OTT sellers", "Comercializadoras de CTV/OTT", "CTV/OTT-Vermarkter"),
  platform("emailSellers", "Email", "Correo electrónico", "E-Mail"),
  platform("otherDisplayVideo", "Other display & video", "Otro display y vídeo", "Sonstiges Display und Video"),
];

export type PlatformId = (typeof ROWS)[number]["id"];

/** Who sells the digital media: a second cut through the same money. */
export interface Platform {
  readonly id: PlatformId;
  readonly names: Names;
}

export const PLATFORMS: readonly Platform[] = ROWS;
