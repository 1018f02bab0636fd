import { LARGEST_ATTACHMENT } from "../contract.ts";

/** A file on its way to the account team. */
export interface AttachedFile {
  readonly name: string;
  /** The bytes in base64. */
  readonly content: string;
}

export const ATTACHMENT_ENDINGS = [".png", ".jpg", ".jpeg", ".pdf", ".csv", ".xlsx"];

/** Why a file cannot be attached; null where it can, as far as name and size tell. The server looks at the bytes. */
export function attachmentFault({ name, size }: Pick<File, "name" | "size">): "tooLarge" | "wrongType" | null {
  if (!ATTACHMENT_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))) return "wrongType";
  return size > LARGEST_ATTACHMENT ? "tooLarge" : null;
}

/** Reads a chosen file. */
export async function readAttachment(file: File): Promise<AttachedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCodePoint(byte));
  return { name: file.name, content: btoa(letters.join("")) };
}
