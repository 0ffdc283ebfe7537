import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { verifySignature, SIGNATURE_TOLERANCE_SECONDS, signWebhook, type Digest } from './webhook-signature.ts'

fc.configureGlobal({ seed: 20_261_115 })

const digestOf =
  (secret: string): Digest =>
  (text) =>
    createHmac('sha256', secret).update(text).digest('hex')
const [OURS, NEXT] = [digestOf('ours'), digestOf('next')]
const SENT = new Date('2026-11-15T12:00:00Z')
const BODY = '{"payment":"p1","event":"captured"}'
const HEADER = signWebhook(BODY, SENT, OURS)
const later = (seconds: number) => new Date(SENT.getTime() + seconds * 1000)
const verify = (header: string | undefined, body = BODY, receivedAt = SENT) =>
  verifySignature({ header, body, receivedAt }, [OURS, NEXT])

describe('a webhook', () => {
  it('CHK-05 that the provider signed is believed, also under the secret that comes next', () => {
    expect(verify(HEADER)).toEqual({ ok: true, value: SENT })
    expect(verify(signWebhook(BODY, SENT, NEXT)).ok).toBe(true)
    expect(verify(`${HEADER},v1=${'0'.repeat(64)}`).ok).toBe(true)
  })

  it.each([
    [undefined, 'missing-signature'],
    [' ', 'missing-signature'],
    ['v1=abc', 'malformed-signature'],
    [HEADER.replace('v1=', 'v0='), 'malformed-signature'],
    [HEADER.replace(/^t=\d+/, 't=now'), 'malformed-signature'],
    [HEADER + `,v1=${'0'.repeat(64)}`.repeat(9), 'malformed-signature'],
    [signWebhook(BODY, SENT, digestOf('theirs')), 'wrong-signature'],
    [HEADER.replace(/^t=\d+/, 't=1794744001'), 'wrong-signature'],
  ] as const)('CHK-05 with %j is not: %s', (header, code) => {
    expect(verify(header)).toEqual({ ok: false, code })
  })

  it('CHK-05 is believed only near the moment of its signing, in both directions', () => {
    for (const seconds of [-SIGNATURE_TOLERANCE_SECONDS, 0, SIGNATURE_TOLERANCE_SECONDS]) {
      expect(verify(HEADER, BODY, later(seconds)).ok).toBe(true)
    }
    for (const seconds of [-SIGNATURE_TOLERANCE_SECONDS - 1, SIGNATURE_TOLERANCE_SECONDS + 1]) {
      expect(verify(HEADER, BODY, later(seconds))).toEqual({ ok: false, code: 'expired-signature' })
    }
  })

  it('CHK-05 whose body was touched is never believed', () => {
    fc.assert(
      fc.property(fc.string(), (body) => {
        expect(verify(HEADER, body).ok).toBe(body === BODY)
      }),
    )
  })
})
