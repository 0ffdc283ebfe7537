import { describe, expect, it } from 'vitest'
import { isStepOnSameAddress } from './same-address.ts'

const AT = 'https://shop.test/kasse?step=payment#payment-declined'

function isStep(
  navigationType: NavigationType,
  url: string,
  { sameDocument = true, isOnItsWay = false } = {},
): boolean {
  const event = { navigationType, destination: { sameDocument, url } } as unknown as NavigateEvent
  const transition = isOnItsWay ? {} : null
  return isStepOnSameAddress(event, { location: { href: AT }, navigation: { transition } } as unknown as Window)
}

describe('what is no other page', () => {
  it('NAV-02 the address on screen, as an overlay’s entry of the history', () => {
    expect(isStep('push', AT)).toBe(true)
    expect(isStep('traverse', AT)).toBe(true)
    expect(isStep('traverse', AT, { isOnItsWay: true })).toBe(false)
  })

  it('NAV-02 the address on screen without its fragment, in place of it', () => {
    expect(isStep('replace', 'https://shop.test/kasse?step=payment')).toBe(true)
    expect(isStep('replace', 'https://shop.test/kasse')).toBe(false)
    expect(isStep('replace', 'https://shop.test/kasse?step=payment', { sameDocument: false })).toBe(false)
    expect(isStep('push', 'https://shop.test/kasse?step=payment')).toBe(false)
  })
})
