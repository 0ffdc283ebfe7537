import type { ReactNode } from 'react'
import type { ComparedProduct } from '@firkant/domain/compare/compare-rows.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import { AddToCartButton } from '../../features/cart/add-to-cart-button.tsx'
import { WishlistToggle } from '../../features/lists/wishlist-toggle.tsx'
import { NotifyLink } from '../../features/stock-alerts/notify-link.tsx'
import { useHasScript } from '../../platform/use-has-script.ts'
import style from './compare-actions.module.css'
import { compareTexts } from './compare.texts.ts'

export function CompareActions({ product }: { product: ComparedProduct }): ReactNode {
  const { text } = useTexts(compareTexts)
  const hasScript = useHasScript()
  const { card, removeUrl } = product
  const variant = card.variants.find(({ sku }) => sku === card.currentSku)
  return (
    <div className={style.actions}>
      <div>
        {variant?.isBuyable ? (
          <AddToCartButton
            from="compare"
            sku={variant.sku}
            categories={card.categories}
            packageKey={card.packageKey}
            quantity={variant.soldInGroupsOf}
            isBuyable
            variant="full"
            name={card.displayName}
          />
        ) : (
          <NotifyLink url={card.url} name={card.displayName} variant="full" />
        )}
      </div>
      <div className={style.quiet}>
        <a href={removeUrl} className={style.remove} aria-label={text('removeNamed', { name: card.displayName })}>
          <Icon name="close" className={style.cross} />
          {text('remove')}
        </a>
        {hasScript && (
          <WishlistToggle
            productKey={card.productKey}
            sku={card.currentSku}
            packageKey={card.packageKey}
            name={card.displayName}
            messageSide="below"
          />
        )}
      </div>
    </div>
  )
}
