import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a bucket holds, and whether it answers. It checks each signature by what came over the wire. */
export interface S3StandIn {
  readonly env: Readonly<Record<string, string>>
  readonly objects: ReadonlyMap<string, StoredObject>
  readonly asked: readonly string[]
  /** `away`: closes connections; `silent`: takes them and says nothing. */
  be: (state: 'well' | 'away' | 'silent' | 'failing') => void
  readonly close: () => Promise<void>
}

interface StoredObject {
  readonly content: Buffer
  readonly headers: Readonly<Record<string, string>>
}

const BUCKET = 'shop-files'
const REGION = 'eu-north-1'
const ACCESS_KEY = 'shop-key'
const SECRET_KEY = 'a+secret/key of a shop=='.replaceAll(' ', '')

const hash = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest()

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** As Amazon describes it, from the raw address and the headers that the request itself says are signed. */
function expectedSignature(request: IncomingMessage, names: readonly string[]): string {
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const moment = String(request.headers['x-amz-date'])
  const day = moment.slice(0, 8)
  const canonical = [
    request.method,
    path,
    query.split('&').toSorted().join('&'),
    ...names.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names.join(';'),
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${REGION}/s3/aws4_request`
  let key: Buffer | string = `AWS4${SECRET_KEY}`
  for (const part of scope.split('/')) key = hmac(key, part)
  return hmac(key, `AWS4-HMAC-SHA256\n${moment}\n${scope}\n${hash(canonical)}`).toString('hex')
}

function refusalOf(request: IncomingMessage, body: Buffer): string | undefined {
  const found = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/[^,]+, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
    request.headers.authorization ?? '',
  )
  const [, key, signed = '', signature] = found ?? []
  if (key !== ACCESS_KEY) return 'InvalidAccessKeyId'
  const names = signed.split(';')
  const mustBeSigned = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'))
  if (!mustBeSigned.every((name) => names.includes(name))) return 'AccessDenied'
  if (request.headers['x-amz-content-sha256'] !== hash(body)) return 'XAmzContentSHA256Mismatch'
  return signature === expectedSignature(request, names) ? undefined : 'SignatureDoesNotMatch'
}

function sendObject(request: IncomingMessage, response: ServerResponse, { content, headers }: StoredObject): void {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const common = { ...headers, etag: `"${createHash('md5').update(content).digest('hex')}"`, 'accept-ranges': 'bytes' }
  if (from === undefined) {
    response.writeHead(200, { ...common, 'content-length': content.length })
    return void response.end(request.method === 'HEAD' ? undefined : content)
  }
  if (Number(from) >= content.length) return void response.writeHead(416).end()
  const part = content.subarray(Number(from), to ? Number(to) + 1 : undefined)
  const range = `bytes ${from}-${Number(from) + part.length - 1}/${content.length}`
  response.writeHead(206, { ...common, 'content-length': part.length, 'content-range': range }).end(part)
}

const KEPT_HEADER = /^(?:content-type|x-amz-meta-.+)$/

export async function startS3StandIn(): Promise<S3StandIn> {
  const objects = new Map<string, StoredObject>()
  const asked: string[] = []
  let state: Parameters<S3StandIn['be']>[0] = 'well'
  const refuse = (response: ServerResponse, status: number, code: string) =>
    response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    if (state === 'away') return request.socket.destroy()
    const body = await readBody(request)
    if (state === 'silent') return undefined
    if (state === 'failing') return refuse(response, 503, 'SlowDown')
    const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '')
    asked.push(`${request.method} ${path}`)
    const refusal = refusalOf(request, body)
    if (refusal !== undefined) return refuse(response, 403, refusal)
    if (!`${path}/`.startsWith(`/${BUCKET}/`)) return refuse(response, 404, 'NoSuchBucket')
    const key = path.slice(BUCKET.length + 2)
    if (key === '') return response.writeHead(200).end('<ListBucketResult/>')
    const found = objects.get(key)
    if (request.method === 'PUT') {
      const headers = Object.entries(request.headers).filter(([name]) => KEPT_HEADER.test(name))
      objects.set(key, {
        content: body,
        headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      })
      return response.writeHead(200).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    return found ? sendObject(request, response, found) : refuse(response, 404, 'NoSuchKey')
  }

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: REGION,
      S3_ACCESS_KEY: ACCESS_KEY,
      S3_SECRET_KEY: SECRET_KEY,
    },
    objects,
    asked,
    be: (next) => void (state = next),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
