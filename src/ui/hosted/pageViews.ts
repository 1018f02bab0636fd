import { initializeAnalytics, logEvent } from "@firebase/analytics";
import { hostedApp } from "./hostedApp.ts";

let analytics: ReturnType<typeof initializeAnalytics> | null = null;

/** Tells the hosted backend that a screen was opened: its path, without query. Loaded only once a person has agreed. */
export function tellPageView(path: string): void {
  analytics ??= initializeAnalytics(hostedApp(), { config: { send_page_view: false, page_location: location.origin } });
  logEvent(analytics, "page_view", { page_path: path, page_location: location.origin + path, page_title: path });
}
