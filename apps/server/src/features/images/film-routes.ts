import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { FileStore } from '../../platform/file-store/file-store.ts'
import { askStoreFirst } from '../../platform/file-store/stored-folder.ts'

/** Films and captions only. Images have their own route; nothing else in the folder is served. */
const FILM_FILE = /^(?:\/[a-z0-9][a-z0-9._-]*)+\.(?:mp4|webm|vtt)$/i

const isFilm = (path: string) => FILM_FILE.test(path)

/** Supports `range` requests, so that a browser can start in the middle. */
export async function registerFilmRoutes(
  app: FastifyInstance,
  mediaDir: string,
  files: FileStore | undefined,
): Promise<void> {
  await app.register(async (scope) => {
    if (files) askStoreFirst(scope, { files, prefix: 'media', folder: mediaDir, isServed: isFilm })
    await scope.register(fastifyStatic, {
      root: mediaDir,
      prefix: '/media/',
      decorateReply: false,
      maxAge: '1d',
      index: false,
      list: false,
      allowedPath: isFilm,
    })
  })
}
