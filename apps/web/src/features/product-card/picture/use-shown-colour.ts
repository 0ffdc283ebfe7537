import { useState } from 'react'
import type { ProductCard, Sibling } from '@firkant/domain/catalog/product-card.ts'
import type { DynamicDataStore } from '../../../platform/dynamic-data/dynamic-data-store.ts'
import { useShop } from '../../../platform/shop-context.ts'

export interface ShownColour {
  /** The card in the chosen colour, as far as loaded. */
  readonly card: ProductCard
  /** Price, stock and SKU of the chosen colour are loading. */
  readonly isWaiting: boolean
  readonly hasFailed: boolean
  readonly choose: (sibling: Sibling) => void
  /** Preloads a colour on hover or focus. */
  readonly prefetch: (sibling: Sibling) => void
}

interface Choice {
  /** The last colour that was loaded; the card's own when absent. */
  readonly whole?: ProductCard
  readonly waitingFor?: Sibling
  readonly hasFailed: boolean
}

const settled = ({ whole }: Choice): Choice => ({ ...(whole && { whole }), hasFailed: false })

async function loadCard(dynamicData: DynamicDataStore, productKey: string): Promise<ProductCard> {
  const context = { keys: productKey }
  if (dynamicData.read('productCards', context).status !== 'loaded') await dynamicData.load('productCards', context)
  const card = dynamicData.read('productCards', context).data?.products[0]
  if (!card) throw new Error(`There is no card of ${productKey}`)
  return card
}

const inColour = (card: ProductCard, { productKey, subtitle, url, images }: Sibling): ProductCard => ({
  ...card,
  productKey,
  subtitle,
  url,
  images,
})

/** The shown colour: picture, link and name change at once, price and stock when loaded. */
export function useShownColour(product: ProductCard): ShownColour {
  const { dynamicData } = useShop()
  const [{ whole = product, waitingFor, hasFailed }, setChoice] = useState<Choice>({ hasFailed: false })

  const settle = (productKey: string, next: (known: Choice) => Choice) =>
    // Another colour was chosen meanwhile.
    setChoice((known) => (known.waitingFor?.productKey === productKey ? next(known) : known))

  const choose = (sibling: Sibling) => {
    const { productKey } = sibling
    if (productKey === (waitingFor ?? whole).productKey) return
    if (productKey === product.productKey) return setChoice({ hasFailed: false })
    setChoice((known) => ({ ...settled(known), waitingFor: sibling }))
    loadCard(dynamicData, productKey).then(
      (card) => settle(productKey, () => ({ whole: card, hasFailed: false })),
      () => settle(productKey, (known) => ({ ...settled(known), hasFailed: true })),
    )
  }

  return {
    card: waitingFor ? inColour(whole, waitingFor) : whole,
    isWaiting: waitingFor !== undefined,
    hasFailed,
    choose,
    prefetch: ({ productKey }) => {
      if (productKey !== product.productKey) loadCard(dynamicData, productKey).catch(() => undefined)
    },
  }
}
