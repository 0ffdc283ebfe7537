import type { TextTable, TextsOf } from '../../texts/text-table.ts'
import { checkoutDa } from './texts/checkout-da.ts'
import { checkoutNb } from './texts/checkout-nb.ts'
import { checkoutSv } from './texts/checkout-sv.ts'

export type CheckoutTexts = TextsOf<typeof checkoutTexts>

export const checkoutTexts: TextTable<typeof checkoutDa> = { da: checkoutDa, nb: checkoutNb, sv: checkoutSv }
