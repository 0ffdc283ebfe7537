import type { ProductCard, Sibling } from './product-card.ts'

export const MAX_COLOURS = 3
/** On a wide card with little room. */
export const MIN_COLOURS = 2

/** The colours that a card offers, its own always among them, and how many more there are. */
export function shownSiblings(
  product: Pick<ProductCard, 'productKey' | 'siblings' | 'siblingsAmount'>,
  most: number,
): { readonly shown: readonly Sibling[]; readonly hidden: number } {
  const { productKey, siblings, siblingsAmount } = product
  const first = siblings.slice(0, most)
  const own = siblings.find((sibling) => sibling.productKey === productKey)
  const shown = own && !first.includes(own) ? [own, ...first.slice(0, most - 1)] : first
  return { shown, hidden: Math.max(0, siblingsAmount - shown.length) }
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Where an arrow key moves in a row of options, wrapping around. Undefined for other keys. */
export function choiceAfterKey(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined
  return step === undefined ? undefined : (current + step + count) % count
}
