import type { CustomerChange, CustomerSettings } from "./customerSchemas.ts";

/** The settings after a change; what the change leaves out stays. */
export function changedSettings(settings: CustomerSettings, change: CustomerChange): CustomerSettings {
  return { ...settings, ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) };
}
