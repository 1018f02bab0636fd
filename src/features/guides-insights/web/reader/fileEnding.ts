const ENDINGS: Readonly<Record<string, string>> = {
  "application/pdf": ".pdf",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": ".pptx",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ".xlsx",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ".docx",
  "text/csv": ".csv",
  "image/png": ".png",
  "image/jpeg": ".jpg",
};

/** How the name of a file ends by what it is, such as `.pdf`; nothing where that is not known. */
export function fileEnding(type: string): string {
  const [kind = ""] = type.split(";");
  return ENDINGS[kind.trim()] ?? "";
}
