import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemException } from '../http/problem.ts'

/** Three photos of a telephone, and the text beside them. */
const MAX_BYTES = 32 * 1024 * 1024
/** Each is held in memory until it was read. */
const MAX_UNDER_WAY = 3
/** Of those no byte is read before. */
const MAX_WAITING = 30
const RETRY_AFTER_S = 3
/** More parts than any form of the shop has. */
const MAX_PARTS = 80

/** A form that was sent with files. They are no part of what is read as text. */
export class SentParts {
  readonly fields: URLSearchParams
  readonly #files: readonly Buffer[]

  constructor(fields: URLSearchParams, files: readonly Buffer[]) {
    this.fields = fields
    this.#files = files
  }

  get files(): readonly Buffer[] {
    return this.#files
  }
}

/** What a browser sends for a file that nobody chose. */
const isNothing = (file: File) => file.size === 0 && file.name === ''

async function readParts(body: Buffer, contentType: string): Promise<SentParts> {
  const sent = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined)
  if (!sent) throw new ProblemException('invalid-request', { detail: 'The form can’t be read.' })
  const parts = [...sent]
  if (parts.length > MAX_PARTS)
    throw new ProblemException('invalid-request', { detail: 'The form has too many fields.' })
  const fields = new URLSearchParams()
  const files: Buffer[] = []
  for (const [name, value] of parts) {
    if (typeof value === 'string') fields.append(name, value)
    else if (!isNothing(value)) files.push(Buffer.from(await value.arrayBuffer()))
  }
  return new SentParts(fields, files)
}

export const filesOf = ({ body }: Pick<FastifyRequest, 'body'>): readonly Buffer[] =>
  body instanceof SentParts ? body.files : []

/** Register it in an encapsulated context: everywhere else a body with files is refused. */
export function readFileForms(forms: FastifyInstance): void {
  forms.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MAX_BYTES },
    async (request: FastifyRequest, body: Buffer) => readParts(body, request.headers['content-type'] ?? ''),
  )
  const begin = createQueue()
  forms.addHook('onRequest', async ({ headers }: FastifyRequest, { raw }: FastifyReply) => {
    if (!headers['content-type']?.startsWith('multipart/')) return
    const end = await begin()
    if (raw.closed) end()
    else raw.once('close', end)
  })
}

/** A few at a time; what comes then waits, and what comes after many is refused. */
function createQueue(): () => Promise<() => void> {
  const waiting: (() => void)[] = []
  let underWay = 0
  const end = () => {
    const next = waiting.shift()
    if (next) next()
    else underWay -= 1
  }
  return async () => {
    if (underWay < MAX_UNDER_WAY) underWay += 1
    else if (waiting.length < MAX_WAITING) await new Promise<void>((resolve) => waiting.push(resolve))
    else throw new ProblemException('unavailable', { retryAfterS: RETRY_AFTER_S, busy: 'uploads' })
    return end
  }
}
