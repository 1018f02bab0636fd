import { vertical } from "../vertical.ts";

export const technology = vertical(
  12,
  ["technology", "Technology", "Tecnología", "Technologie"],
  [
    ["wireless", "Wireless carriers", "Operadores móviles", "Mobilfunkanbieter"],
    ["internetProviders", "Wired telecom & internet", "Telefonía fija e internet", "Festnetz und Internet"],
    ["payTv", "Cable & satellite providers", "TV por cable y satélite", "Kabel- und Satellitenanbieter"],
    ["software", "Computers, software & cloud", "Informática, software y nube", "Computer, Software und Cloud"],
    [
      "smartHome",
      "Consumer electronics & smart-home makers",
      "Electrónica de consumo y hogar inteligente",
      "Unterhaltungselektronik und Smart Home",
    ],
  ],
);
