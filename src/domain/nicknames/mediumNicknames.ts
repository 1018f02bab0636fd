import type { MediumId } from "../taxonomy/media.ts";

/** What the trade calls the media beside their names, by the id of the medium. */
export const MEDIUM_NICKNAMES: Readonly<Record<MediumId, readonly string[]>> = {
  tvOta: ["broadcast TV", "linear TV", "spot TV", "OTA", "television", "Fernsehen", "televisión", "televisión abierta"],
  radioOta: ["spot radio", "AM/FM", "terrestrial radio", "Hörfunk", "radio"],
  cable: ["interconnect", "MVPD", "local cable", "Kabel"],
  newspaperPrint: ["newspapers", "print", "ROP", "Zeitungen", "periódicos"],
  magazinePrint: ["magazines", "Zeitschriften", "revistas"],
  directories: ["yellow pages", "Gelbe Seiten", "páginas amarillas"],
  ooh: ["OOH", "DOOH", "outdoor", "billboards", "transit", "Plakate", "vallas", "exterior"],
  directMail: ["mailers", "DM", "Postwurf", "buzoneo", "mailing"],
  tvDigital: ["station websites", "TV apps"],
  radioDigital: ["streaming audio", "podcasts", "Podcasts"],
  ctvOtt: ["OTT", "CTV", "streaming TV", "connected TV", "FAST", "AVOD"],
  newspaperDigital: ["news sites", "Nachrichtenseiten"],
  magazineDigital: ["magazine sites"],
  mobile: ["mobile ads", "smartphone", "apps", "Handy", "móvil", "celular"],
  pcLaptop: ["desktop", "search", "display", "SEM", "Computer", "ordenador", "computadora"],
  email: ["e-mail marketing", "newsletters", "correo"],
};
