import type { PlatformId } from "#domain/taxonomy/platforms.ts";

/** Other names by platform id, in English, Spanish and German; ids and names of the taxonomy need no entry. */
export const PLATFORM_ALIASES: Readonly<Record<PlatformId, readonly string[]>> = {
  google: ["Google Ads", "Google search", "YouTube", "Google & YouTube", "Alphabet"],
  meta: ["Facebook", "Instagram", "Facebook & Instagram", "Meta Ads"],
  otherSearch: ["Bing", "Microsoft Advertising", "Otras búsquedas", "Sonstige Suche"],
  otherSocial: ["TikTok", "Snapchat", "Pinterest", "LinkedIn", "Otras redes", "Sonstige soziale Netzwerke"],
  tvStationDigital: ["TV stations", "TV station websites", "Televisiones", "TV-Sender"],
  radioStationDigital: ["Radio stations", "Radio station streams", "Emisoras de radio", "Radiosender"],
  newspaperPublishers: ["Newspaper publishers", "Newspaper websites", "Editores de prensa", "Zeitungsverlage"],
  magazinePublishers: ["Magazine publishers", "Magazine websites", "Editores de revistas", "Zeitschriftenverlage"],
  ctvSellers: ["CTV sellers", "Streaming sellers", "Connected TV sellers", "Vermarkter von CTV"],
  emailSellers: ["Email sellers", "E-mail", "Newsletters", "Correo", "Newsletter"],
  otherDisplayVideo: ["Other", "Display & video", "Other display", "Open web", "Otros", "Sonstige"],
};
