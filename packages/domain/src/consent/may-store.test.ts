import { expect, it } from 'vitest'
import { CONSENT_VERSION, FULL_CONSENT, NO_CONSENT, writeConsent, type Consent } from './consent.ts'
import { mayStore } from './may-store.ts'
import { STORED_THINGS } from './stored-things.ts'

const cookie = (consent: Consent, version = CONSENT_VERSION) => writeConsent({ consent, version, id: 'A'.repeat(22) })

it('LAW-04 before an answer only the necessary is stored, and what the newsletter was allowed to', () => {
  const stored = STORED_THINGS.filter(({ name }) => mayStore(name, undefined)).map(({ name }) => name)
  const necessary = STORED_THINGS.filter(({ category }) => category === 'necessary').map(({ name }) => name)
  expect(stored).toEqual([...necessary, 'soft-login'])
})

it('LAW-04 whoever refused stores nothing but the necessary, whatever the newsletter was allowed', () => {
  for (const { name, category } of STORED_THINGS) {
    expect([name, mayStore(name, cookie(NO_CONSENT))]).toEqual([name, category === 'necessary'])
    expect([name, mayStore(name, cookie(FULL_CONSENT))]).toEqual([name, true])
  }
  expect(mayStore('soft-login', cookie({ ...FULL_CONSENT, personalisation: false }))).toBe(false)
  expect(mayStore('soft-login', cookie({ ...NO_CONSENT, personalisation: true }))).toBe(true)
})

it('LAW-04 a no to the question of before still counts; a yes to it is asked for again', () => {
  const before = CONSENT_VERSION - 1
  expect(mayStore('soft-login', cookie(NO_CONSENT, before))).toBe(false)
  expect(mayStore('soft-login', cookie(FULL_CONSENT, before))).toBe(true)
  expect(mayStore('traits', cookie(FULL_CONSENT, before))).toBe(false)
})
