import { vertical } from "../vertical.ts";

export const education = vertical(
  2,
  ["education", "Education", "Educación", "Bildung"],
  [
    ["colleges", "Colleges & universities", "Universidades y centros superiores", "Hochschulen und Universitäten"],
    [
      "tradeSchools",
      "Business, technical & trade schools",
      "Formación profesional y escuelas de negocios",
      "Berufs-, Technik- und Wirtschaftsschulen",
    ],
    [
      "schools",
      "Elementary & secondary schools",
      "Escuelas primarias y secundarias",
      "Grund- und weiterführende Schulen",
    ],
    [
      "educationSupport",
      "Tutoring & test preparation",
      "Clases de apoyo y preparación de exámenes",
      "Nachhilfe und Prüfungsvorbereitung",
    ],
    ["otherSchools", "Other schools & instruction", "Otras escuelas y cursos", "Sonstige Schulen und Kurse"],
  ],
);
