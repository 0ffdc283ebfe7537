import { useSyncExternalStore, type ReactNode } from 'react'
import { compareAddress, MAX_COMPARED, readComparedSkus } from '@firkant/domain/compare/compare-address.ts'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useFrame } from '../../../platform/use-frame.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { comparePicks } from '../../../features/compare/compare-picks.ts'
import { useWholeCard } from '../../../features/product-card/use-whole-card.ts'
import { Guard } from '../../../platform/guard.tsx'
import { pickingTexts } from './picking.texts.ts'
import style from './compare-picking.module.css'

function usePicks() {
  const shop = useShop()
  const picks = comparePicks(shop)
  const text = useSyncExternalStore(picks.subscribe, picks.text, () => '')
  return { skus: readComparedSkus(text), save: picks.save, texts: useTexts(pickingTexts) }
}

function PickBox({ product }: { product: ProductCard }): ReactNode {
  const { skus, save, texts } = usePicks()
  const { currentSku: sku, displayName } = useWholeCard()(product)
  const isPicked = skus.includes(sku)
  return (
    <label className={style.pick}>
      <input
        type="checkbox"
        className={style.box}
        checked={isPicked}
        disabled={!isPicked && skus.length >= MAX_COMPARED}
        aria-label={texts.text('pickNamed', { name: displayName })}
        onChange={() => save(isPicked ? skus.filter((other) => other !== sku) : [...skus, sku])}
      />
      {texts.text('pick')}
    </label>
  )
}

/** A box under a card, once the card's data is there. */
export function ComparePick({ product }: { product: ProductCard }): ReactNode {
  return (
    <Guard>
      <PickBox product={product} />
    </Guard>
  )
}

/** What is picked, and the way to the comparison; at the foot of the window. */
export function CompareTray(): ReactNode {
  const { skus, save, texts } = usePicks()
  const page = useFrame().frame?.comparePage ?? ''
  const count = skus.length
  return (
    <section className={style.tray} aria-label={texts.text('tray')}>
      <p className={style.words} role="status">
        {count === 0 ? texts.text('none') : texts.plural('picked', count, { most: MAX_COMPARED })}
      </p>
      {count > 0 && (
        <>
          <button type="button" className={style.clear} data-part="text-link" onClick={() => save([])}>
            {texts.text('clear')}
          </button>
          <a href={compareAddress(page, skus)} data-part="button">
            {texts.text('compare')}
          </a>
        </>
      )}
    </section>
  )
}
