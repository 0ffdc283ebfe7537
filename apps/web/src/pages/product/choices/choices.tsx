import type { ReactNode } from 'react'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import type { ProductModel, VariantOption } from '@firkant/domain/page/models/product-model.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { usePriceText } from '../../../features/product-card/price/use-price-text.ts'
import { useShop } from '../../../platform/shop-context.ts'
import style from './choices.module.css'

/** The design in other colours: pages of their own, opened at the same scroll position. */
export function ColourLinks({ model }: { model: ProductModel }): ReactNode {
  const { texts } = useShop()
  const { product, siblingLinks } = model
  if (siblingLinks.length < 2) return null
  const imageOf = (productKey: string) =>
    product.siblings.find((sibling) => sibling.productKey === productKey)?.images[0] ??
    (productKey === product.productKey ? product.images[0] : undefined)
  return (
    <nav className={style.choice} data-part="siblings" aria-label={texts.text('product.colour')}>
      <p className={style.label}>
        <b className={style.name}>{texts.text('product.colour')}</b>{' '}
        <span className={style.value} data-part="choice-value">
          {model.colourName}
        </span>{' '}
        <span className={style.count}>{texts.plural('product.colourCount', siblingLinks.length)}</span>
      </p>
      <ul className={style.colours}>
        {siblingLinks.map(({ productKey, url, colourName }) => {
          const image = imageOf(productKey)
          return (
            <li key={productKey}>
              <a
                href={url}
                className={style.colour}
                data-part="sibling"
                data-keep-place=""
                aria-current={productKey === product.productKey ? 'page' : undefined}
              >
                {image && <Image image={image} sizes="84px" ratio="1:1" decorative className={style.colourImage} />}
                <span className={style.colourName} data-part="sibling-name">
                  {colourName}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function OptionLink({ option, currentMinor }: { option: VariantOption; currentMinor: number }): ReactNode {
  const { texts } = useShop()
  const show = usePriceText()
  const isPricedOtherwise = minorOfDecimal(option.price.current.inclVat) !== currentMinor
  const isSoldOut = !option.isBuyable
  return (
    <a
      href={option.url}
      className={style.option}
      data-part="option"
      data-keep-place=""
      data-sold-out={isSoldOut || undefined}
      aria-current={option.isCurrent ? 'page' : undefined}
    >
      {option.name}
      {isPricedOtherwise && <small className={style.optionNote}> {show(option.price.current)}</small>}
      {isSoldOut && <small className={style.optionNote}> {texts.text('stock.outOfStock')}</small>}
    </a>
  )
}

/** Nothing is chosen yet: a page, so that it works without scripts. */
export function SamplesLink({ url }: { url: string | undefined }): ReactNode {
  const { texts } = useShop()
  if (url === undefined) return null
  return (
    <a href={url} className={style.samples} data-part="text-link">
      {texts.text('product.samples')}
    </a>
  )
}

/** Sizes and configurations; sold-out ones can still be opened. */
export function OptionLinks({ options }: { options: readonly VariantOption[] }): ReactNode {
  const { texts } = useShop()
  const current = options.find(({ isCurrent }) => isCurrent) ?? options[0]
  if (options.length < 2 || !current) return null
  const currentMinor = minorOfDecimal(current.price.current.inclVat)
  return (
    <nav className={style.choice} data-part="options" aria-label={texts.text('product.option')}>
      <p className={style.label}>
        <b className={style.name}>{texts.text('product.option')}</b>{' '}
        <span className={style.value} data-part="choice-value">
          {current.name}
        </span>
      </p>
      <ul className={style.options}>
        {options.map((option) => (
          <li key={option.sku}>
            <OptionLink option={option} currentMinor={currentMinor} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
