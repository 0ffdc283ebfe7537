import { describe, expect, it } from 'vitest'
import type { CheckoutStep } from '../cart/checkout/checkout.ts'
import { openSection, sectionState, type CheckoutSection } from './checkout-sections.ts'

const NOTHING_KNOWN: readonly CheckoutStep[] = ['email', 'mobile', 'billingAddress', 'shippingMethod', 'paymentMethod']

describe('which part of the checkout is open', () => {
  it.each<[missing: readonly CheckoutStep[], requested: CheckoutSection | undefined, open: CheckoutSection]>([
    [NOTHING_KNOWN, undefined, 'contact'],
    [['mobile', 'billingAddress', 'paymentMethod'], undefined, 'contact'],
    [['companyName'], undefined, 'contact'],
    [['billingAddress', 'shippingMethod', 'paymentMethod'], undefined, 'address'],
    [['country'], undefined, 'address'],
    [['shippingMethod', 'paymentMethod'], undefined, 'delivery'],
    [['paymentMethod'], undefined, 'payment'],
    [[], undefined, 'review'],
    [['items'], undefined, 'review'],
    [[], 'contact', 'contact'],
    [[], 'payment', 'payment'],
    [['paymentMethod'], 'address', 'address'],
    [['billingAddress', 'paymentMethod'], 'delivery', 'address'],
    [NOTHING_KNOWN, 'review', 'contact'],
  ])('CHK-01 %j missing and %s asked for: %s', (missing, requested, open) => {
    expect(openSection(missing, requested)).toBe(open)
  })

  it.each<[missing: readonly CheckoutStep[], requested: CheckoutSection | undefined, states: string]>([
    [NOTHING_KNOWN, undefined, 'open later later later later'],
    [['shippingMethod', 'paymentMethod'], undefined, 'done done open later later'],
    [['paymentMethod'], 'contact', 'open done done later later'],
    [[], undefined, 'done done done done open'],
    [[], 'delivery', 'done done open done later'],
  ])('CHK-01 %j missing and %s asked for: %s', (missing, requested, states) => {
    const sections = ['contact', 'address', 'delivery', 'payment', 'review'] as const
    expect(sections.map((section) => sectionState(section, missing, requested)).join(' ')).toBe(states)
  })
})
