/** The kinds of files that people may bring, by their type on the wire, each with the ending of its name. */
export const FILE_KINDS = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "image/gif": "gif",
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": "pptx",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "text/csv": "csv",
} as const;

export type FileType = keyof typeof FILE_KINDS;

export const IMAGE_TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif"] as const satisfies FileType[];
export type ImageType = (typeof IMAGE_TYPES)[number];

export function isImageType(type: string): type is ImageType {
  return IMAGE_TYPES.some((known) => known === type);
}

const LONGEST_NAME = 120;

/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A name that every file system takes, made of whatever a person's browser called the file: no folders, no dots or spaces at its ends, nothing that cannot
 * be printed, and the ending of what the file is.
 */
export function safeFileName(given: string, type: FileType): string {
  const last = given.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const stem = last
    .replace(/\.[a-z0-9]{1,8}$/i, "")
    .replace(/[\p{C}\p{Zl}\p{Zp}"*:<>?|]+/gu, "")
    .replace(/\s+/g, " ")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  const short = Array.from(stem).slice(0, LONGEST_NAME).join("").trim();
  const name = short === "" || DEVICE.test(short) ? "file" : short;
  return `${name}.${FILE_KINDS[type]}`;
}
