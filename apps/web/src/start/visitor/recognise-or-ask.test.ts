import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  CONSENT_VERSION,
  FULL_CONSENT,
  NO_CONSENT,
  writeConsent,
  type Consent,
} from '@firkant/domain/consent/consent.ts'
import { visitorConsent } from '../../platform/visitor-consent.ts'
import { recogniseOrAsk } from './recognise-or-ask.ts'

const doc = { cookie: '' }
beforeEach(() => void vi.stubGlobal('document', doc))
afterEach(() => void vi.unstubAllGlobals())

function answer(consent: Consent | undefined, version = CONSENT_VERSION): void {
  doc.cookie = consent ? `consent=${writeConsent({ consent, version, id: 'A'.repeat(22) })}` : ''
  visitorConsent.changed()
}

function open() {
  const recognise = vi.fn()
  const close = vi.fn()
  const ask = vi.fn(() => Promise.resolve(close))
  recogniseOrAsk(recognise, ask)
  return { recognise, ask, close, counts: () => [recognise.mock.calls.length, ask.mock.calls.length] }
}

it('LAW-04 who has not answered is recognised at once, and so is who agreed; nobody is asked', () => {
  for (const consent of [undefined, FULL_CONSENT, { ...NO_CONSENT, personalisation: true }]) {
    answer(consent)
    expect(open().counts()).toEqual([1, 0])
  }
})

it('LAW-04 who refused is asked, and recognised once they say yes, wherever they say it', async () => {
  answer(NO_CONSENT)
  const { counts, close } = open()
  expect(counts()).toEqual([0, 1])
  answer({ ...NO_CONSENT, statistics: true })
  expect(counts()).toEqual([0, 1])
  answer({ ...NO_CONSENT, personalisation: true })
  answer(FULL_CONSENT)
  expect(counts()).toEqual([1, 1])
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
})

it('LAW-04 who refused the question of before has the banner before them, whose yes counts', () => {
  answer(NO_CONSENT, CONSENT_VERSION - 1)
  const { counts } = open()
  expect(counts()).toEqual([0, 0])
  answer(FULL_CONSENT)
  expect(counts()).toEqual([1, 0])
})
