import { vertical } from "../vertical.ts";

export const generalServices = vertical(
  4,
  ["generalServices", "General Services", "Servicios generales", "Dienstleistungen"],
  [
    ["legalServices", "Legal services", "Servicios jurídicos", "Rechtsanwälte und Rechtsdienste"],
    [
      "plumbingHvac",
      "Plumbing, heating & air conditioning",
      "Plomería, calefacción y aire acondicionado",
      "Sanitär, Heizung und Klima",
    ],
    ["electricians", "Electrical contractors", "Electricistas e instalaciones eléctricas", "Elektroinstallation"],
    [
      "remodeling",
      "Roofing, siding & remodeling",
      "Techos, revestimientos y remodelación",
      "Dach, Fassade und Renovierung",
    ],
    [
      "homeUpkeep",
      "Landscaping, cleaning & pest control",
      "Jardinería, limpieza y control de plagas",
      "Gartenpflege, Reinigung und Schädlingsbekämpfung",
    ],
    [
      "homeSecurity",
      "Home security & alarms",
      "Seguridad y alarmas para el hogar",
      "Sicherheitstechnik und Alarmanlagen",
    ],
    ["utilities", "Utilities & energy", "Energía y suministros", "Versorger und Energie"],
    ["employment", "Employment & recruiting", "Empleo y selección de personal", "Personalvermittlung und Stellenmarkt"],
    ["accounting", "Accounting & tax preparation", "Contabilidad y asesoría fiscal", "Buchführung und Steuerberatung"],
    ["petCare", "Veterinary & pet care", "Veterinarios y cuidado de mascotas", "Tierärzte und Tierpflege"],
    ["funeralHomes", "Funeral homes", "Funerarias", "Bestattungsunternehmen"],
    ["movingStorage", "Moving & storage", "Mudanzas y almacenamiento", "Umzug und Lagerung"],
    [
      "otherServices",
      "Other personal & business services",
      "Otros servicios a personas y empresas",
      "Sonstige Dienste für Privat und Gewerbe",
    ],
  ],
);
