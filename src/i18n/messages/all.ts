import type { Locale } from "#domain/taxonomy/name.ts";
import administrationGerman from "./administration.de-DE.ts";
import administrationEnglish from "./administration.en-US.ts";
import administrationSpanish from "./administration.es-ES.ts";
import analysisGerman from "./analysis.de-DE.ts";
import contactGerman from "./contact.de-DE.ts";
import onScreensGerman from "./onScreens.de-DE.ts";
import guidesGerman from "./guides.de-DE.ts";
import doorGerman from "./door.de-DE.ts";
import analysisEnglish from "./analysis.en-US.ts";
import contactEnglish from "./contact.en-US.ts";
import onScreensEnglish from "./onScreens.en-US.ts";
import guidesEnglish from "./guides.en-US.ts";
import doorEnglish from "./door.en-US.ts";
import analysisSpanish from "./analysis.es-ES.ts";
import contactSpanish from "./contact.es-ES.ts";
import onScreensSpanish from "./onScreens.es-ES.ts";
import guidesSpanish from "./guides.es-ES.ts";
import doorSpanish from "./door.es-ES.ts";
import insideGerman from "./inside.de-DE.ts";
import landingGerman from "./landing.de-DE.ts";
import insideEnglish from "./inside.en-US.ts";
import landingEnglish from "./landing.en-US.ts";
import insideSpanish from "./inside.es-ES.ts";
import landingSpanish from "./landing.es-ES.ts";
import registrationGerman from "./registration.de-DE.ts";
import reportsGerman from "./reports.de-DE.ts";
import registrationEnglish from "./registration.en-US.ts";
import reportsEnglish from "./reports.en-US.ts";
import registrationSpanish from "./registration.es-ES.ts";
import reportsSpanish from "./reports.es-ES.ts";

/** Every text in every language at once, for checks; screens load what they need. */
export const ALL_MESSAGES = {
  "en-US": {
    ...doorEnglish,
    ...registrationEnglish,
    ...insideEnglish,
    ...landingEnglish,
    ...analysisEnglish,
    ...reportsEnglish,
    ...contactEnglish,
    ...guidesEnglish,
    ...onScreensEnglish,
    ...administrationEnglish,
  },
  "es-ES": {
    ...doorSpanish,
    ...registrationSpanish,
    ...insideSpanish,
    ...landingSpanish,
    ...analysisSpanish,
    ...reportsSpanish,
    ...contactSpanish,
    ...guidesSpanish,
    ...onScreensSpanish,
    ...administrationSpanish,
  },
  "de-DE": {
    ...doorGerman,
    ...registrationGerman,
    ...insideGerman,
    ...landingGerman,
    ...analysisGerman,
    ...reportsGerman,
    ...contactGerman,
    ...guidesGerman,
    ...onScreensGerman,
    ...administrationGerman,
  },
} satisfies Record<Locale, object>;
