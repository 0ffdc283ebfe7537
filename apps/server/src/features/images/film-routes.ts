import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Films and their captions. Pictures leave by their own door, which knows sizes; nothing else of the folder does. */
const FILM_FILE = /^(?:\/[a-z0-9][a-z0-9._-]*)+\.(?:mp4|webm|vtt)$/i

/** A browser asks for a film piece by piece (`range`), so that it can begin in the middle. */
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
