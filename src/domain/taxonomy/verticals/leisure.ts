import { vertical } from "../vertical.ts";

export const leisure = vertical(
  7,
  ["leisure", "Leisure", "Ocio", "Freizeit"],
  [
    ["amusementParks", "Amusement parks", "Parques de atracciones", "Freizeitparks"],
    ["casinos", "Casinos & gambling facilities", "Casinos y salas de juego", "Casinos und Spielhallen"],
    [
      "onlineGambling",
      "Online gambling & sports betting",
      "Juego online y apuestas deportivas",
      "Online-Glücksspiel und Sportwetten",
    ],
    ["fitness", "Fitness & recreational sports centers", "Gimnasios y centros deportivos", "Fitness- und Sportzentren"],
    ["hotels", "Hotels & motels", "Hoteles y moteles", "Hotels und Motels"],
    ["museums", "Museums & historical sites", "Museos y lugares históricos", "Museen und historische Stätten"],
    ["cinemas", "Movie exhibition", "Cines", "Kinos"],
    ["tourism", "Tourism & travel services", "Turismo y agencias de viajes", "Tourismus und Reisebüros"],
    [
      "airAndCruise",
      "Air, cruise & other travel",
      "Aerolíneas, cruceros y otros viajes",
      "Flug, Kreuzfahrt und andere Reisen",
    ],
    [
      "livePerformance",
      "Theaters & live performance",
      "Teatros y espectáculos en vivo",
      "Theater und Live-Veranstaltungen",
    ],
    [
      "spectatorSports",
      "Spectator sports & race tracks",
      "Espectáculos deportivos y circuitos",
      "Sportveranstaltungen und Rennbahnen",
    ],
    ["eventVenues", "Caterers & event venues", "Catering y espacios para eventos", "Catering und Veranstaltungsorte"],
  ],
);
