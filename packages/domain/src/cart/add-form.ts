import type { ChosenPart } from './cart-commands.ts'

/** Where the form of an add-to-cart button goes when no script takes it. */
export const ADD_FORM_PATH = '/cart/add'

/** Outcome → fragment of the product page: kept pages are the same for all, so the address says it. */
export const ADD_FORM_OUTCOMES = { added: 'cart-added', notEnough: 'cart-not-enough', refused: 'cart-refused' } as const
export type AddFormOutcome = keyof typeof ADD_FORM_OUTCOMES

const PART_FIELD = 'part.'

/** The field that names what a part of a package is to be. */
export function partField(partKey: string): string {
  return PART_FIELD + partKey
}

export function readParts(fields: Iterable<readonly [string, string]>): readonly ChosenPart[] {
  return [...fields].flatMap(([field, sku]) =>
    field.startsWith(PART_FIELD) ? [{ partKey: field.slice(PART_FIELD.length), sku }] : [],
  )
}
