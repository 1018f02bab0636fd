import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";

/** The languages of the product, each with the name it gives itself. */
export const LANGUAGES: Record<Locale, string> = { "en-US": "English", "es-ES": "Español", "de-DE": "Deutsch" };

/** The first of the wanted languages that we speak, from OpenID's `ui_locales` and then from Accept-Language; else English. */
export function localeOf(uiLocales: string, acceptLanguage: string): Locale {
  const wanted = [...uiLocales.split(" "), ...acceptLanguage.split(",").map((part) => part.split(";")[0] ?? "")];
  for (const language of wanted.map((tag) => tag.trim().slice(0, 2).toLowerCase())) {
    const match = LOCALES.find((locale) => locale.startsWith(`${language}-`));
    if (match) return match;
  }
  return "en-US";
}

interface SignInTexts {
  readonly tagline: string;
  readonly title: string;
  readonly email: string;
  readonly password: string;
  readonly submit: string;
  readonly forgot: string;
  readonly register: string;
  readonly demoTitle: string;
  readonly demoText: string;
  readonly wrong: string;
  readonly locked: (minutes: number) => string;
  readonly overloaded: string;
  readonly languages: string;
  readonly back: string;
  readonly continue: string;
  readonly signOutTitle: string;
  readonly signOutText: string;
  readonly signOut: string;
  readonly signedOutTitle: string;
  readonly signedOutText: string;
  readonly cookiesTitle: string;
  readonly cookiesText: string;
  readonly failedTitle: string;
  readonly failedText: string;
  readonly consentTitle: string;
  readonly consentText: (client: string, host: string) => string;
  readonly consentRead: string;
  readonly consentWrite: string;
  readonly consentEnd: string;
  readonly consentAllow: string;
  readonly consentDeny: string;
}

export const signInTexts: Record<Locale, SignInTexts> = {
  "en-US": {
    tagline: "Market intelligence for people who sell local media",
    title: "Sign in",
    email: "Email address",
    password: "Password",
    submit: "Sign in",
    forgot: "Forgot your password?",
    register: "Request access",
    demoTitle: "Open estimate",
    demoText: "These demo accounts are ready to use. Their password was printed when the server started.",
    wrong: "Wrong email address or password. Check both and try again.",
    locked: (minutes) =>
      minutes === 1
        ? "Too many failed attempts. Try again in a minute."
        : `Too many failed attempts. Try again in ${minutes} minutes.`,
    overloaded: "Many people are signing in right now. Try again in a moment.",
    languages: "Language",
    back: "Back to the app",
    continue: "Continue",
    signOutTitle: "Sign out?",
    signOutText: "You will be signed out of the product in this browser.",
    signOut: "Sign out",
    signedOutTitle: "You are signed out",
    signedOutText: "Close this window, or sign in again.",
    cookiesTitle: "Your browser does not accept cookies",
    cookiesText:
      "Sign-in needs one to recognize you from one page to the next. Allow cookies for this address, then go back to the app and sign in again.",
    failedTitle: "The sign-in could not be completed",
    failedText: "It took too long, or it was started in another window. Go back to the app and sign in again.",
    consentTitle: "Connect an assistant",
    consentText: (client, host) =>
      `A program that calls itself “${client}” asks to use the product in your name. Your answer goes to ${host}. Allow it only if you started this yourself and know that address.`,
    consentRead: "It may read what you may read: figures of your markets, your call list, your alerts.",
    consentWrite: "It may also add to your call list and create alerts.",
    consentEnd: "It stops when you sign out here.",
    consentAllow: "Allow",
    consentDeny: "Do not allow",
  },
  "es-ES": {
    tagline: "Información de mercado para quienes venden medios locales",
    title: "Iniciar sesión",
    email: "Correo electrónico",
    password: "Contraseña",
    submit: "Iniciar sesión",
    forgot: "¿Ha olvidado la contraseña?",
    register: "Solicitar acceso",
    demoTitle: "Estimación abierta",
    demoText: "Estas cuentas de demostración están listas. La contraseña se mostró al arrancar el servidor.",
    wrong: "El correo o la contraseña no son correctos. Revise ambos e inténtelo de nuevo.",
    locked: (minutes) =>
      minutes === 1
        ? "Demasiados intentos fallidos. Inténtelo de nuevo en un minuto."
        : `Demasiados intentos fallidos. Inténtelo de nuevo en ${minutes} minutos.`,
    overloaded: "Muchas personas están iniciando sesión en este momento. Inténtelo de nuevo en unos instantes.",
    languages: "Idioma",
    back: "Volver a la aplicación",
    continue: "Continuar",
    signOutTitle: "¿Cerrar la sesión?",
    signOutText: "Se cerrará su sesión en este navegador.",
    signOut: "Cerrar sesión",
    signedOutTitle: "Ha cerrado la sesión",
    signedOutText: "Cierre esta ventana o vuelva a iniciar sesión.",
    cookiesTitle: "Su navegador no guarda cookies",
    cookiesText:
      "El inicio de sesión necesita una para reconocerle de una página a otra. Permita las cookies de esta dirección, vuelva a la aplicación e inicie sesión de nuevo.",
    failedTitle: "No se ha podido completar el inicio de sesión",
    failedText: "Ha tardado demasiado o se inició en otra ventana. Vuelva a la aplicación e inicie sesión de nuevo.",
    consentTitle: "Conectar un asistente",
    consentText: (client, host) =>
      `Un programa que se presenta como «${client}» solicita usar el producto en su nombre. Su respuesta se envía a ${host}. Permítalo solo si lo ha iniciado usted y conoce esa dirección.`,
    consentRead: "Puede leer lo mismo que usted: las cifras de sus mercados, su lista de llamadas y sus alertas.",
    consentWrite: "También puede añadir entradas a su lista de llamadas y crear alertas.",
    consentEnd: "Deja de tener acceso cuando usted cierra aquí la sesión.",
    consentAllow: "Permitir",
    consentDeny: "No permitir",
  },
  "de-DE": {
    tagline: "Marktinformationen für alle, die lokale Medien verkaufen",
    title: "Anmelden",
    email: "E-Mail-Adresse",
    password: "Passwort",
    submit: "Anmelden",
    forgot: "Passwort vergessen?",
    register: "Zugang anfragen",
    demoTitle: "Offene Schätzung",
    demoText: "Diese Demokonten stehen bereit. Ihr Passwort wurde beim Start des Servers ausgegeben.",
    wrong: "E-Mail-Adresse oder Passwort ist falsch. Bitte prüfen Sie beides und versuchen Sie es erneut.",
    locked: (minutes) =>
      minutes === 1
        ? "Zu viele Fehlversuche. Bitte versuchen Sie es in einer Minute erneut."
        : `Zu viele Fehlversuche. Bitte versuchen Sie es in ${minutes} Minuten erneut.`,
    overloaded: "Gerade melden sich viele Personen an. Bitte versuchen Sie es gleich noch einmal.",
    languages: "Sprache",
    back: "Zurück zur App",
    continue: "Weiter",
    signOutTitle: "Abmelden?",
    signOutText: "Sie werden in diesem Browser abgemeldet.",
    signOut: "Abmelden",
    signedOutTitle: "Sie sind abgemeldet",
    signedOutText: "Schließen Sie dieses Fenster oder melden Sie sich erneut an.",
    cookiesTitle: "Ihr Browser speichert keine Cookies",
    cookiesText:
      "Die Anmeldung braucht eines, um Sie von einer Seite zur nächsten wiederzuerkennen. Erlauben Sie Cookies für diese Adresse, gehen Sie zurück zur App und melden Sie sich erneut an.",
    failedTitle: "Die Anmeldung konnte nicht abgeschlossen werden",
    failedText:
      "Sie hat zu lange gedauert oder wurde in einem anderen Fenster begonnen. Bitte kehren Sie zur App zurück und melden Sie sich erneut an.",
    consentTitle: "Assistenten verbinden",
    consentText: (client, host) =>
      `Ein Programm, das sich „${client}“ nennt, möchte das Produkt in Ihrem Namen nutzen. Ihre Antwort geht an ${host}. Erlauben Sie es nur, wenn Sie dies selbst begonnen haben und diese Adresse kennen.`,
    consentRead: "Es darf lesen, was Sie lesen dürfen: Zahlen Ihrer Märkte, Ihre Anrufliste, Ihre Hinweise.",
    consentWrite: "Es darf außerdem Einträge auf Ihre Anrufliste setzen und Hinweise anlegen.",
    consentEnd: "Der Zugriff endet, wenn Sie sich hier abmelden.",
    consentAllow: "Erlauben",
    consentDeny: "Nicht erlauben",
  },
};
