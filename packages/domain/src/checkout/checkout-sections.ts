import type { CheckoutStep } from '../cart/checkout.ts'

/** The parts of the checkout's page, in the order in which they open. */
export const CHECKOUT_SECTIONS = ['contact', 'address', 'delivery', 'payment', 'review'] as const
export type CheckoutSection = (typeof CHECKOUT_SECTIONS)[number]

/** Where a step is taken. Without goods there is no checkout at all. */
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

/** The part that is open: the one that the visitor asked for, else the first in which something is missing. */
export function openSection(missing: readonly CheckoutStep[], asked?: CheckoutSection): CheckoutSection {
  const lacking = new Set(missing.map(sectionOfStep))
  const first = CHECKOUT_SECTIONS.find((section) => lacking.has(section)) ?? 'review'
  // What comes after a gap can't be filled in yet: what it offers may depend on it.
  return asked !== undefined && isReached(asked, first) ? asked : first
}

function isReached(section: CheckoutSection, first: CheckoutSection): boolean {
  return CHECKOUT_SECTIONS.indexOf(section) <= CHECKOUT_SECTIONS.indexOf(first)
}

/** `done`: it can be looked at and changed; `later`: something before it is missing. */
export type SectionState = 'open' | 'done' | 'later'

export function sectionState(
  section: CheckoutSection,
  missing: readonly CheckoutStep[],
  asked?: CheckoutSection,
): SectionState {
  const open = openSection(missing, asked)
  if (section === open) return 'open'
  const first = openSection(missing)
  return section !== first && section !== 'review' && isReached(section, first) ? 'done' : 'later'
}

export function isCheckoutSection(name: string): name is CheckoutSection {
  return (CHECKOUT_SECTIONS as readonly string[]).includes(name)
}

/** Its place on the page. */
export function sectionAnchor(section: CheckoutSection): string {
  return `checkout-${section}`
}
