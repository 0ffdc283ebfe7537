import { useState } from 'react'
import { isWholeGroups } from '@firkant/domain/cart/quantity-options.ts'
import type { ProductCard, Variant } from '@firkant/domain/catalog/product-card.ts'
import { amountOf, minorOfDecimal } from '@firkant/domain/money/money.ts'
import type { ProductModel } from '@firkant/domain/page/models/product-model.ts'
import {
  choosePackage,
  standardParts,
  type ChosenPackage,
  type ChosenParts,
} from '@firkant/domain/page/package-choice.ts'
import { useShop } from '../../../platform/shop-context.ts'

export interface Purchase {
  readonly quantity: number
  readonly setQuantity: (quantity: number) => void
  readonly isWholeGroups: boolean
  readonly groupSize: number
  readonly parts: ChosenParts
  readonly choosePart: (partKey: string, sku: string) => void
  readonly chosen: ChosenPackage | undefined
  /** The product with the price of the choice. */
  readonly priced: ProductCard
  /** What the page offers: the cart, another choice of a package's part, or a mail when it is back. */
  readonly offer: 'cart' | 'choice' | 'alert'
  readonly stock: Pick<Variant, 'stockStatus' | 'backOrderDays' | 'isBuyable'> & { readonly sku?: string | undefined }
}

const NO_STOCK = { stockStatus: 'outOfStock', isBuyable: false } as const

/** The reference price was recorded for the default package: with other choices none is shown. */
function pricedWith(
  product: ProductCard,
  { isStandard, differenceMinor }: ChosenPackage,
  vatPercent: number,
): ProductCard {
  if (isStandard) return product
  const { priceLabel: _club, lowest30DaysPrice: _lowest, ...rest } = product
  const current = amountOf(minorOfDecimal(product.price.current.inclVat) + differenceMinor, vatPercent)
  return { ...rest, price: { current, regular: current, viewData: { showRedPrice: false } } }
}

function offerOf({ isBuyable }: Purchase['stock'], chosen: ChosenPackage | undefined): Purchase['offer'] {
  if (isBuyable) return 'cart'
  return chosen?.canChooseOther ? 'choice' : 'alert'
}

/** Quantity, and the chosen parts of a package. */
export function usePurchase(model: ProductModel, variant: Variant | undefined): Purchase {
  const { market } = useShop()
  const { product, package: pack } = model
  const groupSize = variant?.soldInGroupsOf ?? 1
  const [quantity, setQuantity] = useState(groupSize)
  const [parts, setParts] = useState(() => (pack ? standardParts(pack) : {}))
  const chosen = pack && choosePackage(pack, parts)
  const stock = chosen ?? variant ?? NO_STOCK
  return {
    quantity,
    setQuantity,
    isWholeGroups: isWholeGroups(quantity, groupSize),
    groupSize,
    parts,
    choosePart: (partKey, sku) => setParts({ ...parts, [partKey]: sku }),
    chosen,
    priced: chosen ? pricedWith(product, chosen, market.vatPercent) : product,
    offer: offerOf(stock, chosen),
    stock,
  }
}
