import type { TFunction } from "i18next";
import type { UploadChoices } from "../../contract/uploadSchemas.ts";

interface EncodingOption {
  readonly value: string;
  readonly label: string;
  readonly encoding: UploadChoices["encoding"];
}

/** How a text's letters may be written, the usual way first. */
export function encodingOptions(text: TFunction): readonly EncodingOption[] {
  return [
    { value: "auto", label: text("imports.encodings.auto"), encoding: null },
    { value: "latin1", label: text("imports.encodings.latin1"), encoding: "latin1" },
    { value: "utf-16le", label: text("imports.encodings.utf16le"), encoding: "utf-16le" },
    { value: "utf-16be", label: text("imports.encodings.utf16be"), encoding: "utf-16be" },
  ];
}
