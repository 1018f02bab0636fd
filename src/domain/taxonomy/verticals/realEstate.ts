import { vertical } from "../vertical.ts";

export const realEstate = vertical(
  9,
  ["realEstate", "Real Estate", "Bienes raíces", "Immobilien"],
  [
    ["developers", "Developers", "Desarrolladoras inmobiliarias", "Projektentwickler"],
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
