/** Maximum quantity of a cart line. */
export const MAX_QUANTITY = 999
/** The list ends here; larger quantities are typed. */
export const MAX_LISTED_GROUPS = 10

export interface QuantityOption {
  readonly quantity: number
  /** The last option: opens a field for any number. */
  readonly isOpenEnded: boolean
}

/** The multiples of the group size, up to ten times it. */
export function quantityOptions(groupSize: number): readonly QuantityOption[] {
  const count = Math.max(1, Math.min(MAX_LISTED_GROUPS, Math.floor(MAX_QUANTITY / groupSize)))
  return Array.from({ length: count }, (_, index) => ({
    quantity: (index + 1) * groupSize,
    isOpenEnded: index === count - 1,
  }))
}

/** A typed quantity, truncated and clamped; undefined when it is no number. */
export function readQuantity(written: string): number | undefined {
  const number = Number(written.trim().replace(',', '.'))
  if (written.trim() === '' || Number.isNaN(number)) return undefined
  return Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(number)))
}

export function isWholeGroups(quantity: number, groupSize: number): boolean {
  return quantity % groupSize === 0
}

/** The largest quantity of a line that is sold in groups. */
export function largestQuantity(groupSize: number): number {
  return Math.max(1, Math.floor(MAX_QUANTITY / groupSize)) * groupSize
}

/** A typed quantity of a cart line, clamped; undefined when it is not a multiple of the group size. */
export function readLineQuantity(written: string, groupSize: number): number | undefined {
  const quantity = readQuantity(written)
  if (quantity === undefined) return undefined
  const wanted = Math.min(largestQuantity(groupSize), Math.max(groupSize, quantity))
  return isWholeGroups(wanted, groupSize) ? wanted : undefined
}
