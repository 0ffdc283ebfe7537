import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FileFacts, FileStore } from './file-store.ts'
import { encodePath, sha256, signRequest, type S3Keys } from './s3-signature.ts'

export interface S3Settings extends S3Keys {
  readonly endpoint: string
  readonly bucket: string
  readonly timeoutMs: number
}

interface Sent {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  readonly key: string
  readonly query?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly content?: Buffer
}

const NOTES = 'x-amz-meta-'
/** A connection that was kept and closed meanwhile, or a server that is asked to slow down: once more helps. */
const ATTEMPTS = 2
const SERVER_ERROR = 500

const factsOf = ({ headers }: Response): FileFacts => {
  const changed = headers.get('last-modified')
  const notes = [...headers].filter(([name]) => name.startsWith(NOTES))
  return {
    etag: headers.get('etag') ?? '',
    bytes: Number(headers.get('content-length') ?? 0),
    changedAt: changed === null ? undefined : new Date(changed),
    notes: Object.fromEntries(notes.map(([name, value]) => [name.slice(NOTES.length), value])),
  }
}

/** What S3 says is wrong is a word in its XML; an answer to HEAD has none. */
async function refusalOf(response: Response): Promise<Error> {
  const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? []
  return new Error(`The file store answered ${[response.status, code].join(' ').trim()}`)
}

type Ask = (sent: Sent, signal: AbortSignal) => Promise<Response>

function createAsking({ endpoint, bucket, region, accessKey, secretKey }: S3Settings): Ask {
  const keys = { region, accessKey, secretKey }
  const root = `${endpoint.replace(/\/$/, '')}/`

  function send({ method, key, query = '', headers = {}, content }: Sent, signal: AbortSignal): Promise<Response> {
    const url = new URL(root + encodePath(key === '' ? bucket : `${bucket}/${key}`) + query)
    const signed = signRequest({ method, url, headers, bodyHash: sha256(content ?? ''), at: new Date() }, keys)
    const body = content && new Uint8Array(content)
    return fetch(url, { method, headers: signed, signal, redirect: 'error', ...(body && { body }) })
  }

  return async (sent, signal) => {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === ATTEMPTS
      try {
        const response = await send(sent, signal)
        if (response.status < SERVER_ERROR || isLast) return response
        await response.body?.cancel()
      } catch (error) {
        if (isLast || signal.aborted) throw error
      }
    }
  }
}

async function found(response: Response): Promise<Response | undefined> {
  if (response.ok) return response
  const refusal = await refusalOf(response)
  if (response.status !== 404 || refusal.message.includes('NoSuchBucket')) throw refusal
  return undefined
}

async function demandOk(response: Response): Promise<void> {
  if (!response.ok) throw await refusalOf(response)
  await response.body?.cancel()
}

/** Begins within the time: how long a film takes is the visitor's affair. */
async function openFile(ask: Ask, key: string, { range, timeoutMs }: { range: string | undefined; timeoutMs: number }) {
  const beginning = new AbortController()
  const timer = setTimeout(() => beginning.abort(new Error('The file store did not answer in time')), timeoutMs)
  const headers = range === undefined ? {} : { range }
  const response = await ask({ method: 'GET', key, headers }, beginning.signal).finally(() => clearTimeout(timer))
  if (response.status === 416) {
    await response.body?.cancel()
    return 'not satisfiable' as const
  }
  const opened = await found(response)
  if (!opened?.body) return undefined
  const stream = Readable.fromWeb(opened.body as ReadableStream)
  return { ...factsOf(opened), stream, range: opened.headers.get('content-range') ?? undefined }
}

/** A bucket by the protocol of S3: path style, signatures of version 4. */
export function openS3Store(settings: S3Settings): FileStore {
  const { timeoutMs } = settings
  const ask = createAsking(settings)
  const inTime = () => AbortSignal.timeout(timeoutMs)

  return {
    async look(key) {
      const response = await found(await ask({ method: 'HEAD', key }, inTime()))
      return response && factsOf(response)
    },
    async read(key) {
      const response = await found(await ask({ method: 'GET', key }, inTime()))
      return response && { ...factsOf(response), content: Buffer.from(await response.arrayBuffer()) }
    },
    open: (key, range) => openFile(ask, key, { range, timeoutMs }),
    async write(key, { content, type, notes = {} }) {
      const noted = Object.entries(notes).map(([name, value]) => [`${NOTES}${name}`, value])
      const headers = { 'content-type': type, ...Object.fromEntries(noted) }
      await demandOk(await ask({ method: 'PUT', key, headers, content }, inTime()))
    },
    async remove(key) {
      const response = await found(await ask({ method: 'DELETE', key }, inTime()))
      await response?.body?.cancel()
    },
    probe: async () => demandOk(await ask({ method: 'GET', key: '', query: '?list-type=2&max-keys=1' }, inTime())),
  }
}
