import { createHmac, timingSafeEqual } from 'node:crypto'
import { acceptedSteps, base32, codeOfHash } from '@firkant/domain/employee/one-time-code.ts'
import { isAccepted } from '../../platform/process/accepted-secrets.ts'
import { deriveToken } from '../mail/mail-tokens.ts'

const KEY_BYTES = 20

/** Derived from the shop's secret, so that a copy of the database shows no codes. */
const keyOf = (secret: string, seed: string) =>
  Buffer.from(deriveToken(secret, `employee-code:${seed}`), 'base64url').subarray(0, KEY_BYTES)

function codeAt(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  return codeOfHash(createHmac('sha1', key).update(counter).digest())
}

interface GivenCode {
  readonly code: string
  readonly seed: string
  readonly lastUsedStep: number | null
  readonly now: Date
}

/** The step of a right code that was not used before. */
export function findCodeStep(secret: string, { code, seed, lastUsedStep, now }: GivenCode): number | undefined {
  const given = Buffer.from(code.replaceAll(/\s/g, ''))
  return acceptedSteps(now, lastUsedStep).find((step) =>
    isAccepted(secret, (each) => {
      const right = Buffer.from(codeAt(keyOf(each, seed), step))
      return right.length === given.length && timingSafeEqual(right, given)
    }),
  )
}

/** For the authenticator app, as a link or typed in. */
export function codeEnrolment(
  secret: string,
  { seed, issuer, email }: { seed: string; issuer: string; email: string },
) {
  const key = base32(keyOf(secret, seed))
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return { key, url: `otpauth://totp/${label}?secret=${key}&issuer=${encodeURIComponent(issuer)}` }
}
