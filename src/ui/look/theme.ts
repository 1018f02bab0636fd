import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from "@mantine/core";

/** Ten steps from soft to strong; drawn from the theme's variables, so that a change of theme is a change of style alone. */
const accent: MantineColorsTuple = [
  "var(--accent-soft)",
  "var(--accent-soft)",
  "color-mix(in oklab, var(--accent) 30%, var(--paper))",
  "color-mix(in oklab, var(--accent) 50%, var(--paper))",
  "color-mix(in oklab, var(--accent) 70%, var(--paper))",
  "color-mix(in oklab, var(--accent) 85%, var(--paper))",
  "var(--accent)",
  "var(--accent-strong)",
  "var(--accent-strong)",
  "var(--accent-strong)",
];

/** Mantine's greys by day, from paper to ink. */
const gray: MantineColorsTuple = [
  "var(--paper-sunk)",
  "var(--paper-sunk)",
  "var(--hairline)",
  "var(--hairline)",
  "var(--hairline-strong)",
  "var(--hairline-strong)",
  "var(--ink-faint)",
  "var(--ink-soft)",
  "var(--ink)",
  "var(--ink)",
];

/** Its greys by night, which run from ink to paper. */
const dark: MantineColorsTuple = [
  "var(--ink)",
  "var(--ink)",
  "var(--ink-soft)",
  "var(--ink-faint)",
  "var(--hairline-strong)",
  "var(--hairline)",
  "var(--paper-raised)",
  "var(--paper)",
  "var(--paper-sunk)",
  "var(--paper)",
];

const fontFamily = '"Inter Variable", "Inter Stand-in", system-ui, sans-serif';

/** Mantine's components in our look; the colours and corners themselves are the variables of the theme. */
export const theme = createTheme({
  colors: { accent, gray, dark },
  primaryColor: "accent",
  primaryShade: 6,
  black: "#14181f",
  fontFamily,
  headings: { fontFamily, fontWeight: "650" },
  fontSizes: { xs: "12px", sm: "13px", md: "14px", lg: "18px", xl: "26px" },
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "24px", xl: "40px" },
  radius: {
    xs: "var(--radius-small)",
    sm: "var(--radius-small)",
    md: "var(--radius)",
    lg: "var(--radius-large)",
    xl: "var(--radius-large)",
  },
  defaultRadius: "sm",
  breakpoints: { sm: "576px", md: "768px", lg: "992px", xl: "1200px", xxl: "1400px" },
  respectReducedMotion: true,
  cursorType: "pointer",
  variantColorResolver: (input) => {
    const colours = defaultVariantColorsResolver(input);
    // By night the accent is light and needs dark words on it.
    const onAccent = input.variant === "filled" && (input.color === undefined || input.color === "accent");
    return onAccent ? { ...colours, color: "var(--accent-ink)" } : colours;
  },
  components: {
    // By name, so that the sign-in page need not load them.
    Checkbox: { defaultProps: { iconColor: "var(--accent-ink)" } },
    Radio: { defaultProps: { iconColor: "var(--accent-ink)" } },
    // Its small buttons would overlap their neighbors where a finger needs room; arrow keys step all the same.
    NumberInput: { defaultProps: { hideControls: true } },
    // An arrow is a picture to screen readers, and says nothing.
    ComboboxChevron: { defaultProps: { "aria-hidden": true } },
    Tabs: { styles: { list: { "--tab-border-color": "var(--hairline)" } } },
    ModalOverlay: { defaultProps: { backgroundOpacity: 0.45 } },
    DrawerOverlay: { defaultProps: { backgroundOpacity: 0.45 } },
    // Hints stand below their fields, so that names and fields of a row keep to one line each.
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ["label", "input", "description", "error"] },
      styles: {
        label: { marginBottom: "4px" },
        description: { fontSize: "var(--size-note)" },
        error: { fontSize: "var(--size-note)" },
      },
    },
  },
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
    "--mantine-color-default-hover": "var(--paper-sunk)",
    "--mantine-color-default-color": "var(--ink)",
    "--mantine-color-error": "var(--alarm)",
    "--mantine-color-success": "var(--done)",
    "--mantine-color-disabled": "var(--paper-sunk)",
    "--mantine-color-disabled-color": "var(--ink-faint)",
    "--mantine-color-disabled-border": "var(--hairline)",
    "--mantine-color-accent-filled": "var(--accent)",
    "--mantine-color-accent-filled-hover": "var(--accent-strong)",
    "--mantine-color-accent-light": "var(--accent-soft)",
    "--mantine-color-accent-light-hover": "color-mix(in oklab, var(--accent) 10%, var(--accent-soft))",
    "--mantine-color-accent-light-color": "var(--accent)",
    "--mantine-color-accent-outline": "var(--accent)",
    "--mantine-color-accent-outline-hover": "var(--accent-soft)",
    "--mantine-color-accent-text": "var(--accent)",
    "--mantine-primary-color-contrast": "var(--accent-ink)",
  };
  return { variables: {}, light: shared, dark: shared };
};
