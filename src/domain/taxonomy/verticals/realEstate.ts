import { vertical } from "../vertical.ts";

export const realEstate = vertical(
  9,
  ["realEstate", "Real Estate", "Sector inmobiliario", "Immobilien"],
  [
    ["developers", "Developers", "Promotoras inmobiliarias", "Projektentwickler"],
    ["realEstateAgents", "Agents & brokers", "Agencias inmobiliarias", "Makler"],
    [
      "rentals",
      "Apartment & property rental",
      "Alquiler de viviendas e inmuebles",
      "Vermietung von Wohnungen und Immobilien",
    ],
    ["homeBuilders", "Home builders", "Constructoras de viviendas", "Wohnungsbau"],
  ],
);
