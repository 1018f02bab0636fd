import type { FastifyInstance } from "fastify";
import type { ContentParts } from "./contentParts.ts";
import { editingRoutes } from "./editingRoutes.ts";
import { feedRoutes } from "./feedRoutes.ts";
import { fileRoutes } from "./fileRoutes.ts";
import { readingRoutes } from "./readingRoutes.ts";

export function contentRoutes(app: FastifyInstance, parts: ContentParts): void {
  readingRoutes(app);
  editingRoutes(app, parts);
  fileRoutes(app, parts);
  feedRoutes(app);
}
