import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { DAY_S } from '@firkant/domain/duration/duration.ts'
import { RETURN_KINDS } from '@firkant/domain/orders/returns/return-states.ts'
import { WITHDRAWAL_FIELD_ERRORS } from '@firkant/domain/orders/withdrawal/withdrawal-statement.ts'
import { acceptedSecrets } from '../../platform/process/accepted-secrets.ts'

const DRAFT_LIFE_S = DAY_S
const IV_BYTES = 12
const TAG_BYTES = 16
const PREFIX = 'draft.'

const who = z.object({ name: z.string(), orderNumber: z.string(), email: z.string() })
const lines = z.array(z.object({ lineItemId: z.string(), quantity: z.number() }))
const problem = z.enum(WITHDRAWAL_FIELD_ERRORS).optional()
const draftSchema = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('statement'),
    /** Only once number and e-mail, or a link, proved that the order is theirs. */
    orderId: z.uuid().optional(),
    who,
    lines: lines.optional(),
    problems: z.object({ name: problem, orderNumber: problem, email: problem, lines: problem }),
    isUnknown: z.boolean(),
  }),
  /** `key`: idempotency key of the confirmation. `rule`: the rule that was shown. */
  z.object({ step: z.literal('confirm'), orderId: z.uuid(), key: z.uuid(), who, lines, rule: z.enum(RETURN_KINDS) }),
  z.object({ step: z.literal('receipt'), orderId: z.uuid(), returnId: z.uuid() }),
])
/** State of the withdrawal forms. */
export type WithdrawalDraft = z.infer<typeof draftSchema>

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'withdrawal draft', 32))

/**
 * The forms have no session: their state is carried in the address, encrypted. Logs and histories can't read it, and
 * nobody can forge one for another's order.
 */
export function sealDraft(secret: string, draft: WithdrawalDraft, now: Date): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv)
  const until = Math.floor(now.getTime() / 1000) + DRAFT_LIFE_S
  const sealed = Buffer.concat([cipher.update(JSON.stringify({ until, draft }), 'utf8'), cipher.final()])
  return PREFIX + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

export type OpenedDraft =
  | { readonly type: 'draft'; readonly draft: WithdrawalDraft }
  | { readonly type: 'expired' | 'wrong' }

function unseal(secret: string, token: string): string | undefined {
  const bytes = Buffer.from(token.slice(PREFIX.length), 'base64url')
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES))
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

export const isDraft = (token: string) => token.startsWith(PREFIX)

export function openDraft(secret: string, token: string, now: Date): OpenedDraft {
  const text = isDraft(token) ? firstOf(acceptedSecrets(secret), (each) => unseal(each, token)) : undefined
  if (text === undefined) return { type: 'wrong' }
  const { until, draft } = z.object({ until: z.number(), draft: draftSchema }).parse(JSON.parse(text))
  return until * 1000 > now.getTime() ? { type: 'draft', draft } : { type: 'expired' }
}
