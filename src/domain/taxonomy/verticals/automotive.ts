import { vertical } from "../vertical.ts";

export const automotive = vertical(
  1,
  ["automotive", "Automotive", "Automoción", "Automobil"],
  [
    ["carMakers", "Tier 1 manufacturers", "Fabricantes (Tier 1)", "Hersteller (Tier 1)"],
    [
      "dealerAssociations",
      "Tier 2 dealer associations",
      "Asociaciones de concesionarios (Tier 2)",
      "Händlerverbände (Tier 2)",
    ],
    [
      "newCarDealers",
      "Tier 3 new-car dealers",
      "Concesionarios de vehículos nuevos (Tier 3)",
      "Neuwagenhändler (Tier 3)",
    ],
    ["usedCarDealers", "Used-car dealers", "Vehículos de ocasión", "Gebrauchtwagenhändler"],
    [
      "otherVehicleDealers",
      "RV, boat & motorcycle dealers",
      "Caravanas, barcos y motocicletas",
      "Wohnmobil-, Boots- und Motorradhändler",
    ],
    [
      "autoParts",
      "Tires, parts & accessories stores",
      "Neumáticos, recambios y accesorios",
      "Reifen, Teile und Zubehör",
    ],
    ["autoRepair", "Auto repair services", "Talleres de reparación", "Kfz-Werkstätten"],
    ["gasStations", "Gas stations & petroleum", "Gasolineras y carburantes", "Tankstellen und Mineralöl"],
  ],
);
