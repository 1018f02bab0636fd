const FACE = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The app's paper, ink and accent by day, for readers that know nothing but inline styles. */
export const MAIL_STYLE = {
  page: "margin:0;padding:0;background:#ffffff;color:#14181f",
  name: `${FACE};margin:0 0 32px;padding:0 0 16px;border-bottom:1px solid #e1e5ea;color:#14181f;font-size:20px;font-weight:700;letter-spacing:-0.4px`,
  text: `${FACE};margin:0 0 16px;color:#14181f;font-size:16px;line-height:1.5`,
  listed: `${FACE};margin:0;padding:12px 0;border-top:1px solid #e1e5ea;font-size:16px;line-height:1.5`,
  link: "color:#14181f;text-decoration-color:#1864b7;text-underline-offset:3px",
  button:
    `${FACE};display:inline-block;margin:8px 0 0;padding:12px 20px;border-radius:4px;background:#1864b7;color:#ffffff;` +
    "font-size:16px;font-weight:600;line-height:20px;text-decoration:none",
  note: `${FACE};margin:0 0 24px;color:#48525f;font-size:13px;line-height:1.5`,
  address: "color:#48525f;overflow-wrap:anywhere;word-break:break-all",
  foot: `${FACE};margin:24px 0 0;padding:16px 0 0;border-top:1px solid #e1e5ea;color:#48525f;font-size:13px;line-height:1.5`,
} as const;

export type MailPart = keyof typeof MAIL_STYLE;

/** The same by night; only what changes. */
const BY_NIGHT: Partial<Record<MailPart, string>> = {
  page: "background:#11151b;color:#e8ebf0",
  name: "color:#e8ebf0;border-color:#28303b",
  text: "color:#e8ebf0",
  listed: "border-color:#28303b",
  link: "color:#e8ebf0;text-decoration-color:#72b2ff",
  button: "background:#72b2ff;color:#0c1117",
  note: "color:#b3bcc8",
  address: "color:#b3bcc8",
  foot: "color:#b3bcc8;border-color:#28303b",
};

/** Inline styles outweigh a style sheet unless it insists. */
export function stylesheet(): string {
  const rules = Object.entries(BY_NIGHT).map(
    ([part, style]) =>
      `.${part}{${style
        .split(";")
        .map((one) => `${one}!important`)
        .join(";")}}`,
  );
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules.join("")}}`;
}
