/** The bytes of a file in base64, as JSON can carry them. */
export function base64Of(file: File): Promise<string> {
  return new Promise((read, failed) => {
    const reader = new FileReader();
    // Read as an address, the result is text: what the bytes are, a comma, and the bytes.
    reader.addEventListener("load", () =>
      read(typeof reader.result === "string" ? reader.result.replace(/^[^,]*,/, "") : ""),
    );
    reader.addEventListener("error", () => failed(reader.error ?? new Error("The file could not be read.")));
    reader.readAsDataURL(file);
  });
}
