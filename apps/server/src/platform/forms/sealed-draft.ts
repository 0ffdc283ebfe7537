import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { DAY_S } from '@firkant/domain/duration/duration.ts'
import { acceptedSecrets } from '../process/accepted-secrets.ts'

const DRAFT_LIFE_S = DAY_S
const IV_BYTES = 12
const TAG_BYTES = 16
const PREFIX = 'draft.'

const keyOf = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

function unseal(key: Buffer, token: string): string | undefined {
  const bytes = Buffer.from(token.slice(PREFIX.length), 'base64url')
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}

function firstOf<Each, Found>(all: readonly Each[], find: (each: Each) => Found | undefined): Found | undefined {
  for (const each of all) {
    const found = find(each)
    if (found !== undefined) return found
  }
  return undefined
}

export type OpenedDraft<Draft> =
  | { readonly type: 'draft'; readonly draft: Draft }
  | { readonly type: 'expired' | 'wrong' }

export interface DraftSeal<Draft> {
  readonly seal: (secret: string, draft: Draft, now: Date) => string
  readonly open: (secret: string, token: string, now: Date) => OpenedDraft<Draft>
}

export const isDraft = (token: string) => token.startsWith(PREFIX)

/**
 * Forms have no session: their state is carried in the address, encrypted. Logs and histories can't read it, and nobody
 * can forge one, or use one of another purpose.
 */
export function createDraftSeal<Draft>(purpose: string, schema: z.ZodType<Draft>): DraftSeal<Draft> {
  const sealed = z.object({ until: z.number(), draft: schema })
  return {
    seal(secret, draft, now) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), iv)
      const until = Math.floor(now.getTime() / 1000) + DRAFT_LIFE_S
      const bytes = Buffer.concat([cipher.update(JSON.stringify({ until, draft }), 'utf8'), cipher.final()])
      return PREFIX + Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64url')
    },
    open(secret, token, now) {
      const text = isDraft(token)
        ? firstOf(acceptedSecrets(secret), (each) => unseal(keyOf(each, purpose), token))
        : undefined
      if (text === undefined) return { type: 'wrong' }
      const { until, draft } = sealed.parse(JSON.parse(text))
      return until * 1000 > now.getTime() ? { type: 'draft', draft } : { type: 'expired' }
    },
  }
}
