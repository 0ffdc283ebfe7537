import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import cookie from '@fastify/cookie'
import { HOST_PREFIX } from '@firkant/domain/consent/stored-things.ts'
import { MINUTE_MS, SECOND_MS } from '@firkant/domain/duration/duration.ts'
import type { Ticket } from '@firkant/domain/waiting-room/waiting-line.ts'

export const QUEUE_LIFE_MS = 30 * MINUTE_MS
const KEY_BYTES = 6
const SIGNATURE_LENGTH = 22
/** `w`: waits since then. `i`: is inside since then. */
const FORM = /^([wi])\.([0-9a-z]{1,9})\.([\w-]{8})\.([\w-]{22})$/

export interface QueueMark extends Ticket {
  readonly isInside: boolean
}

export interface QueueCookies {
  readonly read: (cookies: string | undefined, now: number) => QueueMark | undefined
  /** The `set-cookie` header. */
  readonly write: (mark: QueueMark) => string
}

interface QueueCookieOptions {
  readonly secret: string
  readonly brand: string
  readonly isHttps: boolean
}

export const newTicket = (now: number): Ticket => ({ at: now, key: randomBytes(KEY_BYTES).toString('base64url') })

/** Signed, so that nobody writes an earlier time on their ticket; any process with the same secret reads it. */
export function createQueueCookies({ secret, brand, isHttps }: QueueCookieOptions): QueueCookies {
  const name = isHttps ? `${HOST_PREFIX}queue` : 'queue'
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`queue\n${brand}\n${text}`).digest('base64url').slice(0, SIGNATURE_LENGTH)
  const end = `; Max-Age=${QUEUE_LIFE_MS / SECOND_MS}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`

  return {
    read(cookies = '', now) {
      const [, kind, at = '', key = '', signature = ''] = FORM.exec(cookie.parse(cookies)[name] ?? '') ?? []
      if (kind === undefined) return undefined
      const wanted = sign(`${kind}.${at}.${key}`)
      if (!timingSafeEqual(Buffer.from(wanted), Buffer.from(signature))) return undefined
      const mark = { isInside: kind === 'i', at: Number.parseInt(at, 36), key }
      return now - mark.at < QUEUE_LIFE_MS ? mark : undefined
    },
    write({ isInside, at, key }) {
      const text = `${isInside ? 'i' : 'w'}.${at.toString(36)}.${key}`
      return `${name}=${text}.${sign(text)}${end}`
    },
  }
}
