/** A file as an address that an image takes: unlike one that is lent, it needs not be given back. */
export function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("loadend", () => {
      if (typeof reader.result === "string") resolve(reader.result);
      else reject(reader.error ?? new Error("The file cannot be read."));
    });
    reader.readAsDataURL(file);
  });
}
