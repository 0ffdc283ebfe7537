import { useState, type ReactNode } from 'react'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { laterCardsOf } from '../../../features/product-card/later-cards.ts'
import { lazyCode, type View } from '../../../platform/lazy-code/loadable.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useHasScript } from '../../../platform/use-has-script.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { compareOfferTexts } from './compare-offer.texts.ts'
import pagingStyle from './paging.module.css'

const pickingCode = lazyCode(() => import('../picking/compare-picking.tsx'))

export interface ComparePicking {
  readonly ComparePick: View<{ readonly product: ProductCard }>
  readonly CompareTray: View<object>
}

interface CompareOfferProps {
  readonly onPicking: (picking: ComparePicking) => void
}

/** Nothing of picking is loaded before it is wanted. */
export function CompareOffer({ onPicking }: CompareOfferProps): ReactNode {
  const shop = useShop()
  const { reportError } = shop
  const { text } = useTexts(compareOfferTexts)
  const hasScript = useHasScript()
  const [isLoading, setLoading] = useState(false)
  if (!hasScript) return null
  const start = () => {
    setLoading(true)
    laterCardsOf(shop).need()
    pickingCode
      .load()
      .then(onPicking, (error: unknown) => reportError(error, 'warn'))
      .finally(() => setLoading(false))
  }
  return (
    <p className={pagingStyle.offer}>
      <button type="button" data-part="text-link" aria-busy={isLoading} onClick={start}>
        {text('label')}
      </button>
    </p>
  )
}
