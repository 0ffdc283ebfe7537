import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  compressDifference,
  DICTIONARY_ENCODING,
  GOOD_LEVEL,
  readHeldDictionary,
  VARY_WITH_DICTIONARY,
} from './held-dictionary.ts'
import { nameInEveryRelease, readPreviousBuild, type PreviousBuild, type PreviousFile } from './previous-build.ts'

export const ASSETS_PATH = '/assets/'

export interface AssetRoutesOptions {
  readonly clientFolders: readonly string[]
  /** Off: nothing is offered, nothing is sent as a difference. */
  readonly hasDictionaries: boolean
  /** The last release's, whose files browsers still have. */
  readonly previousFolder: string | undefined
}

const CACHE_CONTROL = 'public, max-age=31536000, immutable'
const PACKED = /\.(?:br|gz)$/
const TYPES = { js: 'application/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const

const typeOf = (name: string) => (name.endsWith('.css') ? TYPES.css : TYPES.js)

const keyOf = (name: string, hash: Buffer) => `${name} ${hash.toString('base64')}`

/** Made once for each file: only the same file of the last release is its dictionary. */
function createDifferences(folders: readonly string[], previous: PreviousBuild) {
  const made = new Map<string, Buffer>()
  async function make(name: string, { bytes }: PreviousFile, hash: Buffer): Promise<Buffer | undefined> {
    const path = folders.map((folder) => join(folder, name)).find((each) => existsSync(each))
    if (path === undefined) return undefined
    const difference = compressDifference({ body: await readFile(path), dictionary: bytes, hash, level: GOOD_LEVEL })
    made.set(keyOf(name, hash), difference)
    return difference
  }
  return async (name: string, headers: FastifyRequest['headers']): Promise<Buffer | undefined> => {
    const held = readHeldDictionary(headers)
    const found = held && previous.find(held.hash)
    const sameName = nameInEveryRelease(name)
    if (!held || !found || sameName === undefined || nameInEveryRelease(found.name) !== sameName) return undefined
    return made.get(keyOf(name, held.hash)) ?? make(name, found, held.hash)
  }
}

/** The next release's file of that name is sent as the difference to this one. */
function offerAsDictionary(reply: FastifyReply, file: string): void {
  const name = nameInEveryRelease(file)
  if (name === undefined) return
  reply.header('use-as-dictionary', `match="${ASSETS_PATH}${name}"`).header('vary', VARY_WITH_DICTIONARY)
}

/** Before the files themselves. */
function sendDifferences(app: FastifyInstance, folders: readonly string[], previous: PreviousBuild): void {
  const differenceOf = createDifferences(folders, previous)
  app.addHook('onRequest', async (request, reply) => {
    const name = request.url.slice(ASSETS_PATH.length)
    const difference = await differenceOf(name, request.headers)
    if (!difference) return undefined
    offerAsDictionary(reply, name)
    return reply
      .type(typeOf(name))
      .header('cache-control', CACHE_CONTROL)
      .header('content-encoding', DICTIONARY_ENCODING)
      .send(difference)
  })
}

/** The code of the shop, in a scope of its own. */
export async function registerAssets(app: FastifyInstance, options: AssetRoutesOptions): Promise<void> {
  const { hasDictionaries, previousFolder, clientFolders } = options
  const folders = clientFolders.map((folder) => join(folder, 'assets'))
  if (folders.length === 0) return
  // A page that was opened before the release still asks for its own files.
  const earlier =
    previousFolder === undefined ? [] : [join(previousFolder, 'assets')].filter((each) => existsSync(each))
  if (hasDictionaries && previousFolder !== undefined)
    sendDifferences(app, folders, await readPreviousBuild(previousFolder))
  const nameOf = (path: string) => {
    const folder = [...folders, ...earlier].find((each) => path.startsWith(each)) ?? ''
    return path.slice(folder.length + 1).replace(PACKED, '')
  }
  await app.register(fastifyStatic, {
    root: [...folders, ...earlier],
    prefix: ASSETS_PATH,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
    list: false,
    ...(hasDictionaries && { setHeaders: (reply, path) => offerAsDictionary(reply, nameOf(path)) }),
  })
}
