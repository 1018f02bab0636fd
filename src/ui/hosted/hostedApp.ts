import { type FirebaseApp, initializeApp } from "@firebase/app";
import { hostedHere } from "./hostedHere.ts";

let app: FirebaseApp | null = null;

/** The hosted backend's client; throws where none is configured. Imported on demand only, with the library it needs. */
export function hostedApp(): FirebaseApp {
  const { configuration } = hostedHere();
  if (!configuration) throw new Error("No hosted backend is configured for this address.");
  app ??= initializeApp(configuration);
  return app;
}
