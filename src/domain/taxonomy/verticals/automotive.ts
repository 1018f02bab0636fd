import { vertical } from "../vertical.ts";

export const automotive = vertical(
  1,
  ["automotive", "Automotive", "Automotriz", "Automobil"],
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
    ["usedCarDealers", "Used-car dealers", "Vehículos usados", "Gebrauchtwagenhändler"],
    [
      "otherVehicleDealers",
      "RV, boat & motorcycle dealers",
      "Casas rodantes, embarcaciones y motocicletas",
      "Wohnmobil-, Boots- und Motorradhändler",
    ],
    [
      "autoParts",
      "Tires, parts & accessories stores",
      "Neumáticos, repuestos y accesorios",
      "Reifen, Teile und Zubehör",
    ],
    ["autoRepair", "Auto repair services", "Talleres de reparación", "Kfz-Werkstätten"],
    ["gasStations", "Gas stations & petroleum", "Gasolineras y combustibles", "Tankstellen und Mineralöl"],
  ],
);
