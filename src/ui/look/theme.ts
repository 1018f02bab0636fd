import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";

const blue: MantineColorsTuple = [
  "#e8f1fb",
  "#d0e2f6",
  "#a3c6ec",
  "#74a9e2",
  "#4b8dd6",
  "#2c77c9",
  "#1864b7",
  "#12529a",
  "#0d417c",
  "#08305e",
];

/** Mantine's components in our look; the colours themselves are the variables of look.css. */
export const theme = createTheme({
  colors: { blue },
  primaryColor: "blue",
  primaryShade: { light: 6, dark: 5 },
  black: "#14181f",
  fontFamily: '"Inter Variable", "Inter Stand-in", system-ui, sans-serif',
  headings: { fontFamily: '"Inter Variable", "Inter Stand-in", system-ui, sans-serif', fontWeight: "650" },
  fontSizes: { xs: "12px", sm: "13px", md: "14px", lg: "18px", xl: "26px" },
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "24px", xl: "40px" },
  radius: { xs: "2px", sm: "4px", md: "6px", lg: "8px", xl: "16px" },
  defaultRadius: "sm",
  breakpoints: { sm: "576px", md: "768px", lg: "992px", xl: "1200px", xxl: "1400px" },
  respectReducedMotion: true,
  cursorType: "pointer",
});

/** Mantine's own variables, drawn from ours so that there is one set of colours. */
export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    "--mantine-color-body": "var(--paper)",
    "--mantine-color-text": "var(--ink)",
    "--mantine-color-dimmed": "var(--ink-faint)",
    "--mantine-color-anchor": "var(--accent)",
    "--mantine-color-placeholder": "var(--ink-faint)",
    "--mantine-color-default-border": "var(--hairline-strong)",
    "--mantine-color-default": "var(--paper-raised)",
    "--mantine-color-default-color": "var(--ink)",
    "--mantine-color-error": "var(--alarm)",
  };
  return { variables: {}, light: shared, dark: shared };
};
