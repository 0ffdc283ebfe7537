import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemException } from '../http/problem.ts'

/** Three photos of a telephone, and the text beside them. */
const MAX_BYTES = 32 * 1024 * 1024
/** Each is held in memory until it was read. */
const MAX_UNDER_WAY = 3
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
  let underWay = 0
  forms.addHook('onRequest', async (_request: FastifyRequest, reply: FastifyReply) => {
    if (underWay >= MAX_UNDER_WAY)
      throw new ProblemException('unavailable', { retryAfterS: RETRY_AFTER_S, busy: 'uploads' })
    underWay += 1
    reply.raw.once('close', () => (underWay -= 1))
  })
}
