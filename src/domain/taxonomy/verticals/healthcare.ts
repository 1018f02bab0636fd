import { vertical } from "../vertical.ts";

export const healthcare = vertical(
  6,
  ["healthcare", "Healthcare", "Salud", "Gesundheit"],
  [
    ["hospitals", "Hospitals", "Hospitales", "Krankenhäuser"],
    [
      "physicians",
      "Physicians, dentists & chiropractors",
      "Médicos, dentistas y quiroprácticos",
      "Ärzte, Zahnärzte und Chiropraktiker",
    ],
    ["optometrists", "Optometrists", "Ópticos optometristas", "Augenoptik und Optometrie"],
    [
      "nursingCare",
      "Nursing & residential care",
      "Residencias y cuidados asistenciales",
      "Pflege und betreutes Wohnen",
    ],
    ["healthStores", "Health & personal-care stores", "Farmacias y parafarmacias", "Apotheken und Drogerien"],
    ["personalCare", "Personal-care services", "Peluquería, estética y bienestar", "Friseur, Kosmetik und Wellness"],
    ["pharmaceuticals", "Pharmaceutical makers", "Laboratorios farmacéuticos", "Arzneimittelhersteller"],
  ],
);
