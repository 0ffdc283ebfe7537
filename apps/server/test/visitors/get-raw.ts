import { request, type IncomingHttpHeaders } from 'node:http'

export interface RawAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** The bytes as they were sent: fetch would decompress them. */
export function getRaw(url: string, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>()
  request(url, { headers }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('end', () =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
    )
  })
    .on('error', reject)
    .end()
  return promise
}
