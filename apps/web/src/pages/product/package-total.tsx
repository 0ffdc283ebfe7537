import type { ReactNode } from 'react'
import { savesAgainstSeparate } from '@firkant/domain/page/package-choice.ts'
import type { ProductPackage } from '@firkant/domain/page/product-model.ts'
import { usePriceText } from '../../features/product-card/use-price-text.ts'
import { useShop } from '../../platform/shop-context.ts'
import style from './package-total.module.css'
import type { Purchase } from './use-purchase.ts'

/** What the whole costs as it is chosen now, and why it can't be had. */
export function PackageTotal({ pack, purchase }: { pack: ProductPackage; purchase: Purchase }): ReactNode {
  const { texts } = useShop()
  const show = usePriceText()
  const { chosen, priced } = purchase
  return (
    <>
      <p className={style.total} data-part="package-total">
        <span>{texts.text('product.package.total')}</span>
        <output className={style.sum}>{show(priced.price.current)}</output>
      </p>
      {chosen?.isStandard && savesAgainstSeparate(pack, priced.price.current) && (
        <p className={style.separate} data-part="package-separate">
          {texts.text('product.package.separate', { price: show(pack.separatePrice) })}
        </p>
      )}
      {chosen && chosen.soldOut.length > 0 && (
        <p className={style.problem} data-part="package-problem" role="status">
          {texts.text('product.package.soldOut', { parts: chosen.soldOut.join(', ') })}
          {chosen.canChooseOther && ` ${texts.text('product.package.chooseOther')}`}
        </p>
      )}
    </>
  )
}
