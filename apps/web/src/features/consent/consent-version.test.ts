import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { CONSENT_CATEGORIES, CONSENT_VERSION } from '@firkant/domain/consent/consent.ts'
import { consentDa } from './texts/consent-da.ts'
import { consentNb } from './texts/consent-nb.ts'
import { consentSv } from './texts/consent-sv.ts'

/** Version → what was asked then. Old rows stay: the proof log names them. */
const ASKED: Readonly<Record<number, string>> = {
  1: 'f0ac9296630b1420',
  2: '31078c97e89e4eb1',
  3: '6889932f0230e448',
  4: '0aea714219cf53e6',
}

it('LAW-04 whoever changes purposes or their texts asks everybody again', () => {
  const asked = JSON.stringify([CONSENT_CATEGORIES, consentDa, consentNb, consentSv])
  expect(createHash('sha256').update(asked).digest('hex').slice(0, 16)).toBe(ASKED[CONSENT_VERSION])
})
