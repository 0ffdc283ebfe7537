import { describe, expect, it } from 'vitest'
import { readConsentForm } from './consent-form.ts'
import { consentModeOf } from './consent-mode.ts'
import {
  allowedLetters,
  CONSENT_CATEGORIES,
  CONSENT_VERSION,
  currentConsent,
  findConsentCookie,
  FULL_CONSENT,
  NO_CONSENT,
  readConsent,
  writeConsent,
} from './consent.ts'

const id = 'A'.repeat(22)
const V = String(CONSENT_VERSION)
const every = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => ({
  statistics: (bits & 1) > 0,
  marketing: (bits & 2) > 0,
  personalisation: (bits & 4) > 0,
}))

describe('the stored choice', () => {
  it.each(every)('LAW-04 %j is read as it was written', (consent) => {
    const stored = { consent, version: CONSENT_VERSION, id }
    expect(readConsent(writeConsent(stored))).toEqual(stored)
    expect(currentConsent(writeConsent(stored))).toEqual(consent)
  })

  it('LAW-04 is asked for again when purposes or texts are other ones', () => {
    for (const version of [CONSENT_VERSION - 1, CONSENT_VERSION + 1])
      expect(currentConsent(writeConsent({ consent: FULL_CONSENT, version, id }))).toBeUndefined()
  })

  it.each(['', V, `${V}.smp`, `${V}.smp.${id}x`, `${V}.psm.${id}`, `x.smp.${id}`, `${V}.sx.${id}`, `${V}.smp.${id}\n`])(
    'LAW-04 broken values count as no choice: %j',
    (value) => expect(currentConsent(value)).toBeUndefined(),
  )

  it('LAW-04 pages see at once whether somebody was asked', () => {
    const cookie = (version: number) => `a=1; consent=${writeConsent({ consent: NO_CONSENT, version, id })}; b=2`
    expect(allowedLetters(cookie(CONSENT_VERSION))).toBe('')
    expect(allowedLetters(cookie(CONSENT_VERSION + 1))).toBeUndefined()
    expect(allowedLetters(`consent=${CONSENT_VERSION}.sp.${id}`)).toBe('sp')
    expect(allowedLetters(`xconsent=${CONSENT_VERSION}.sp.${id}`)).toBeUndefined()
  })

  it('is found among other cookies', () => {
    expect(findConsentCookie(`deviceWidth=390; consent=1..${id}`)).toBe(`1..${id}`)
    expect(findConsentCookie('xconsent=1; deviceWidth=2')).toBeUndefined()
  })
})

describe('the form', () => {
  const form = (fields: string) => readConsentForm(new URLSearchParams(fields))
  const sent = `place=page&version=${CONSENT_VERSION}`

  it('LAW-04 reads all, none, and what was ticked', () => {
    expect(form(`choice=all&${sent}`)?.consent).toEqual(FULL_CONSENT)
    expect(form(`choice=necessary&category=marketing&${sent}`)?.consent).toEqual(NO_CONSENT)
    expect(form(`choice=chosen&category=statistics&category=personalisation&${sent}`)).toEqual({
      consent: { statistics: true, marketing: false, personalisation: true },
      place: 'page',
      version: CONSENT_VERSION,
    })
  })

  it.each([
    '',
    sent,
    `choice=some&${sent}`,
    'choice=all&place=page',
    'choice=all&place=page&version=0',
    `choice=all&place=page&version=${CONSENT_VERSION + 1}`,
    'choice=all&place=page&version=0.5',
    `choice=all&place=else&version=${CONSENT_VERSION}`,
    `choice=chosen&category=other&${sent}`,
  ])('refuses what it can not have sent: %j', (fields) => expect(form(fields)).toBeUndefined())
})

describe('consent mode', () => {
  it('TRACK-07 denies everything that was not allowed', () => {
    const denied = Object.entries(consentModeOf(NO_CONSENT)).filter(([, state]) => state === 'denied')
    expect(denied.map(([name]) => name)).toEqual([
      'ad_storage',
      'ad_user_data',
      'ad_personalization',
      'analytics_storage',
      'personalization_storage',
    ])
    expect(Object.values(consentModeOf(FULL_CONSENT))).toEqual(Array.from({ length: 7 }, () => 'granted'))
  })

  it('TRACK-07 each category opens its own fields', () => {
    const granted = CONSENT_CATEGORIES.map((category) => {
      const mode = Object.entries(consentModeOf({ ...NO_CONSENT, [category]: true }))
      return mode.flatMap(([name, state]) => (state === 'granted' ? [name] : []))
    })
    const always = ['functionality_storage', 'security_storage']
    expect(granted.map((names) => names.filter((name) => !always.includes(name)))).toEqual([
      ['analytics_storage'],
      ['ad_storage', 'ad_user_data'],
      ['personalization_storage'],
    ])
  })
})
