import type { FastifyInstance } from "fastify";
import { mayShowFile } from "#platform/content/mayShowFile.ts";
import { FILE_KINDS, type FileType, isImageType } from "#platform/files/fileKinds.ts";
import { receiveFile } from "#platform/files/receiveFile.ts";
import { noSuchFile, selectFile } from "#platform/files/storedFiles.ts";
import { addContentFile, contentFile } from "../contract/editing.ts";
import type { ContentParts } from "./contentParts.ts";

const ACCEPTED = Object.keys(FILE_KINDS).filter((type): type is FileType => Object.hasOwn(FILE_KINDS, type));

export function fileRoutes(app: FastifyInstance, { files }: ContentParts): void {
  app.bytesEndpoint(addContentFile, ({ query: { name } }, { caller, database }, bytes) =>
    receiveFile({ database, files }, { bytes, name, person: caller.person.id, accepts: ACCEPTED }),
  );

  app.fileEndpoint(contentFile, async ({ params }, { caller, database }) => {
    if (!(await mayShowFile(database, caller.rights, params.file))) throw noSuchFile();
    const { id, name, type, bytes: size, sha256 } = await selectFile(database, params.file);
    return {
      name,
      type,
      size,
      etag: sha256,
      shown: isImageType(type) ? "inline" : "attachment",
      open: async () => {
        const stream = await files.get(id);
        if (!stream) throw noSuchFile();
        return stream;
      },
    };
  });
}
