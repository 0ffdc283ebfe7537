import { useSyncExternalStore, type ReactNode } from 'react'
import { compareAddress, MOST_COMPARED, readComparedSkus } from '@firkant/domain/compare/compare-address.ts'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useFrame } from '../../../platform/use-frame.ts'
import { ownTexts } from '../../../texts/own-texts.ts'
import type { Translation } from '../../../texts/text-catalogue.ts'
import { comparePicks } from '../../../features/compare/compare-picks.ts'
import { useWholeCard } from '../../../features/product-card/use-whole-card.ts'
import { Guard } from '../../../platform/guard.tsx'
import style from './compare-picking.module.css'

const pickingDa = {
  pick: 'Sammenlign',
  pickNamed: 'Sammenlign {name}',
  tray: 'Til sammenligning',
  none: 'Sæt flueben ved det, du vil sammenligne',
  picked: { one: '{count} af {most} valgt', other: '{count} af {most} valgt' },
  compare: 'Sammenlign',
  clear: 'Ryd',
} as const
const pickingNb: Translation<typeof pickingDa> = {
  pick: 'Sammenlign',
  pickNamed: 'Sammenlign {name}',
  tray: 'Til sammenligning',
  none: 'Kryss av for det du vil sammenligne',
  picked: { one: '{count} av {most} valgt', other: '{count} av {most} valgt' },
  compare: 'Sammenlign',
  clear: 'Fjern alle',
}
const pickingSv: Translation<typeof pickingDa> = {
  pick: 'Jämför',
  pickNamed: 'Jämför {name}',
  tray: 'Att jämföra',
  none: 'Kryssa för det du vill jämföra',
  picked: { one: '{count} av {most} vald', other: '{count} av {most} valda' },
  compare: 'Jämför',
  clear: 'Rensa',
}
const pickingTexts = ownTexts<Translation<typeof pickingDa>>({ da: pickingDa, nb: pickingNb, sv: pickingSv })

function usePicks() {
  const shop = useShop()
  const picks = comparePicks(shop)
  const text = useSyncExternalStore(picks.subscribe, picks.text, () => '')
  return { skus: readComparedSkus(text), save: picks.save, texts: pickingTexts(shop.language) }
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
        disabled={!isPicked && skus.length >= MOST_COMPARED}
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
        {count === 0 ? texts.text('none') : texts.plural('picked', count, { most: MOST_COMPARED })}
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
