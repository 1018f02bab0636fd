import { vertical } from "../vertical.ts";

export const government = vertical(
  5,
  ["government", "Government/Politics/Religion", "Gobierno, política y religión", "Staat/Politik/Religion"],
  [
    [
      "politicalCandidates",
      "Political candidates & committees",
      "Candidatos y comités políticos",
      "Kandidaten und politische Komitees",
    ],
    [
      "ballotIssues",
      "Ballot issues & advocacy",
      "Medidas electorales y campañas de opinión",
      "Volksabstimmungen und Interessenvertretung",
    ],
    [
      "federalGovernment",
      "Federal government & military",
      "Gobierno federal y fuerzas armadas",
      "Bundesregierung und Militär",
    ],
    [
      "stateLocalGovernment",
      "State & local government, public health",
      "Gobiernos estatales y locales, salud pública",
      "Bundesstaaten, Kommunen und Gesundheitsaufklärung",
    ],
    [
      "charities",
      "Charities & non-profits",
      "ONG y entidades sin fines de lucro",
      "Wohltätige und gemeinnützige Organisationen",
    ],
    ["religion", "Religious organizations", "Organizaciones religiosas", "Religiöse Organisationen"],
  ],
);
