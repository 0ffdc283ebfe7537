import { createHash, createHmac } from 'node:crypto'

export interface S3Keys {
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

interface Unsigned {
  readonly method: string
  /** Its path is encoded by `encodePath`. */
  readonly url: URL
  /** Names in small letters; `host` is added. */
  readonly headers: Readonly<Record<string, string>>
  readonly bodyHash: string
  readonly at: Date
}

const ALGORITHM = 'AWS4-HMAC-SHA256'

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** All but what RFC 3986 calls unreserved: `encodeURIComponent` leaves five more. */
const encodePart = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

export const encodePath = (path: string): string => path.split('/').map(encodePart).join('/')

const canonicalQuery = (url: URL): string =>
  [...url.searchParams]
    .map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`)
    .toSorted()
    .join('&')

/** The headers of a request as Amazon's signature of version 4 asks for them; all that are given are signed. */
export function signRequest(
  { method, url, headers, bodyHash, at }: Unsigned,
  { region, accessKey, secretKey }: S3Keys,
): Record<string, string> {
  const moment = at.toISOString().replaceAll(/[:-]|\.\d{3}/g, '')
  const day = moment.slice(0, 8)
  const sent: Record<string, string> = { ...headers, 'x-amz-content-sha256': bodyHash, 'x-amz-date': moment }
  const signed = Object.entries({ ...sent, host: url.host }).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const names = signed.map(([name]) => name).join(';')
  const lines = signed.map(([name, value]) => `${name}:${value.trim()}\n`).join('')
  const canonical = [method, url.pathname, canonicalQuery(url), lines, names, bodyHash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secretKey}`)
  const signature = hmac(key, [ALGORITHM, moment, scope, sha256(canonical)].join('\n')).toString('hex')
  const authorization = `${ALGORITHM} Credential=${accessKey}/${scope},SignedHeaders=${names},Signature=${signature}`
  return { ...sent, authorization }
}
