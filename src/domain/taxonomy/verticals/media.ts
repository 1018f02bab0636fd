import { vertical } from "../vertical.ts";

export const media = vertical(
  8,
  ["media", "Media", "Medios", "Medien"],
  [
    ["tvStations", "TV stations & networks", "Cadenas y emisoras de TV", "TV-Sender und Sendergruppen"],
    ["radioStations", "Radio & audio services", "Radio y servicios de audio", "Radio und Audiodienste"],
    [
      "publishers",
      "Newspapers, magazines & publishers",
      "Prensa, revistas y editoriales",
      "Zeitungen, Zeitschriften und Verlage",
    ],
    ["streaming", "Streaming & digital media", "Streaming y medios digitales", "Streaming und digitale Medien"],
    ["filmMusicGames", "Film, music & games", "Cine, música y videojuegos", "Film, Musik und Spiele"],
  ],
);
