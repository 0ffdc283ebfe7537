import { useShop } from '../../platform/shop-context.ts'
import { ownTexts, type OwnTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { checkoutDa } from './texts/checkout-da.ts'
import { checkoutNb } from './texts/checkout-nb.ts'
import { checkoutSv } from './texts/checkout-sv.ts'

export type CheckoutTexts = OwnTexts<Translation<typeof checkoutDa>>

const checkoutTexts = ownTexts<Translation<typeof checkoutDa>>({ da: checkoutDa, nb: checkoutNb, sv: checkoutSv })

export function useCheckoutTexts(): CheckoutTexts {
  return checkoutTexts(useShop().language)
}
