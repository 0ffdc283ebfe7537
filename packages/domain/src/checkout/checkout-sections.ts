import type { CheckoutStep } from '../cart/checkout/checkout.ts'

/** The sections of the checkout page, in the order in which they open. */
export const CHECKOUT_SECTIONS = ['contact', 'address', 'delivery', 'payment', 'review'] as const
export type CheckoutSection = (typeof CHECKOUT_SECTIONS)[number]

/** The section of each step. Without products there is no checkout. */
const SECTION_OF_STEP: Readonly<Record<Exclude<CheckoutStep, 'items'>, CheckoutSection>> = {
  email: 'contact',
  mobile: 'contact',
  companyName: 'contact',
  country: 'address',
  billingAddress: 'address',
  shippingMethod: 'delivery',
  paymentMethod: 'payment',
}

export function sectionOfStep(step: CheckoutStep): CheckoutSection {
  return step === 'items' ? 'review' : SECTION_OF_STEP[step]
}

/** The open section: the requested one, else the first with something missing. */
export function openSection(missing: readonly CheckoutStep[], requested?: CheckoutSection): CheckoutSection {
  const lacking = new Set(missing.map(sectionOfStep))
  const first = CHECKOUT_SECTIONS.find((section) => lacking.has(section)) ?? 'review'
  // Sections after a gap stay closed: their choices may depend on what is missing.
  return requested !== undefined && isReached(requested, first) ? requested : first
}

function isReached(section: CheckoutSection, first: CheckoutSection): boolean {
  return CHECKOUT_SECTIONS.indexOf(section) <= CHECKOUT_SECTIONS.indexOf(first)
}

/** `done`: complete, can be reopened; `later`: something before it is missing. */
export type SectionState = 'open' | 'done' | 'later'

export function sectionState(
  section: CheckoutSection,
  missing: readonly CheckoutStep[],
  requested?: CheckoutSection,
): SectionState {
  const open = openSection(missing, requested)
  if (section === open) return 'open'
  const first = openSection(missing)
  return section !== first && section !== 'review' && isReached(section, first) ? 'done' : 'later'
}

export function isCheckoutSection(name: string): name is CheckoutSection {
  return (CHECKOUT_SECTIONS as readonly string[]).includes(name)
}

export function sectionAnchor(section: CheckoutSection): string {
  return `checkout-${section}`
}
