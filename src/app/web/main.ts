import { interactionType } from "./interactionType.ts";

// This document also answers in the sign-in library's popup and hidden frame, where nothing but the bridge may run.
const answer = interactionType(location);
if (answer === "popup" || answer === "silent") {
  void import("@azure/msal-browser/redirect-bridge").then(({ broadcastResponseToMainFrame }) =>
    broadcastResponseToMainFrame(),
  );
} else {
  void import("./app.tsx").then(({ startApp }) => startApp());
}
