import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const INTER = dirname(createRequire(import.meta.url).resolve("@expo-google-fonts/inter/package.json"));

/** The folder of the app's own letters in one weight, such as `600SemiBold`; its file is `Inter_600SemiBold.ttf`. */
export const interFolder = (weight: string): string => join(INTER, weight);
