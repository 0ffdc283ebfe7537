import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DAY_S } from '@firkant/domain/duration/duration.ts'
import { FileStoreAway, type FileFacts, type FileStore } from './file-store.ts'

const MAX_NAME_LENGTH = 400
const TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
}

export const typeOfFile = (name: string): string => TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream'

interface StoredFolder {
  readonly files: FileStore
  /** In addresses, and before the keys of the store. */
  readonly prefix: string
  /** What it was before there was a store, and what is served while the store is away or lacks a file. */
  readonly folder: string
  readonly isServed: (path: string) => boolean
}

/** Control characters, ways up and hidden files lead nowhere. */
const isSafe = (name: string): boolean =>
  name.length <= MAX_NAME_LENGTH &&
  !/[\p{Cc}\\]/u.test(name) &&
  name.split('/').every((part) => part !== '' && !part.startsWith('.'))

function describe(reply: FastifyReply, name: string, { etag, bytes, changedAt }: FileFacts): FastifyReply {
  return reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': `public, max-age=${DAY_S}`,
    'content-length': bytes,
    'content-type': typeOfFile(name),
    ...(etag !== '' && { etag }),
    ...(changedAt && { 'last-modified': changedAt.toUTCString() }),
  })
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Undefined: the store has no such file. */
async function answer({ files, prefix }: StoredFolder, name: string, { request, reply }: Exchange) {
  const key = `${prefix}/${name}`
  const held = request.headers['if-none-match']
  if (held !== undefined || request.method === 'HEAD') {
    const facts = await files.look(key)
    if (!facts) return undefined
    if (facts.etag !== '' && held?.includes(facts.etag)) return describe(reply, name, facts).code(304).send()
    if (request.method === 'HEAD') return describe(reply, name, facts).send()
  }
  const opened = await files.open(key, request.headers.range)
  if (opened === undefined) return undefined
  if (opened === 'not satisfiable') return reply.code(416).send()
  const described = describe(reply, name, opened)
  if (opened.range !== undefined) described.code(206).header('content-range', opened.range)
  return described.send(opened.stream)
}

/** Before the routes of the folder, in their own scope: the store is asked first. */
export function askStoreFirst(scope: FastifyInstance, stored: StoredFolder): void {
  scope.addHook('preHandler', async (request, reply) => {
    const { '*': name = '' } = request.params as { readonly '*'?: string }
    if (!isSafe(name) || !stored.isServed(`/${name}`)) return undefined
    try {
      return await answer(stored, name, { request, reply })
    } catch (error) {
      if (error instanceof FileStoreAway && existsSync(join(stored.folder, name))) return undefined
      throw error
    }
  })
}
