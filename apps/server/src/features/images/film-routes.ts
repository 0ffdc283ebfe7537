import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Films and captions only. Images have their own route; nothing else in the folder is served. */
const FILM_FILE = /^(?:\/[a-z0-9][a-z0-9._-]*)+\.(?:mp4|webm|vtt)$/i

/** Supports `range` requests, so that a browser can start in the middle. */
export async function registerFilmRoutes(app: FastifyInstance, mediaDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: mediaDir,
    prefix: '/media/',
    decorateReply: false,
    maxAge: '1d',
    index: false,
    list: false,
    allowedPath: (path) => FILM_FILE.test(path),
  })
}
