import type { ReactNode } from 'react'
import { partField } from '@firkant/domain/cart/add-form.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import { isSoldOut, savesAgainstSeparate } from '@firkant/domain/page/package-choice.ts'
import type { PackageChoice, PackagePart, ProductPackage } from '@firkant/domain/page/models/product-model.ts'
import { stockStatusOf } from '@firkant/domain/stock/stock-status.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { StockText } from '../../../features/product-card/badges/stock-text.tsx'
import { usePriceText } from '../../../features/product-card/price/use-price-text.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { BUY_FORM_ID } from '../buy/buy-form-id.ts'
import style from './package-choices.module.css'
import packageTotalStyle from './package-total.module.css'
import type { Purchase } from '../buy/use-purchase.ts'

/** Price of the package with the current choices, or why it is not available. */
function PackageTotal({ pack, purchase }: { pack: ProductPackage; purchase: Purchase }): ReactNode {
  const { texts } = useShop()
  const show = usePriceText()
  const { chosen, priced } = purchase
  return (
    <>
      <p className={packageTotalStyle.total} data-part="package-total">
        <span>{texts.text('product.package.total')}</span>
        <output className={packageTotalStyle.sum}>{show(priced.price.current)}</output>
      </p>
      {chosen?.isStandard && savesAgainstSeparate(pack, priced.price.current) && (
        <p className={packageTotalStyle.separate} data-part="package-separate">
          {texts.text('product.package.separate', { price: show(pack.separatePrice) })}
        </p>
      )}
      {chosen && chosen.soldOut.length > 0 && (
        <p className={packageTotalStyle.problem} data-part="package-problem" role="status">
          {texts.text('product.package.soldOut', { parts: chosen.soldOut.join(', ') })}
          {chosen.canChooseOther && ` ${texts.text('product.package.chooseOther')}`}
        </p>
      )}
    </>
  )
}

function Difference({ choice }: { choice: PackageChoice }): ReactNode {
  const { texts } = useShop()
  const show = usePriceText()
  const minor = minorOfDecimal(choice.difference.inclVat)
  if (minor === 0) return texts.text('product.package.included')
  return texts.text(minor > 0 ? 'product.package.more' : 'product.package.less', { price: show(Math.abs(minor)) })
}

interface ChoiceProps {
  readonly part: PackagePart
  readonly choice: PackageChoice
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Choice({ part, choice, isChosen, onChoose }: ChoiceProps): ReactNode {
  const { available, backOrderDays } = choice
  const stockStatus = stockStatusOf({ onHand: available, reserved: 0, backOrderDays })
  return (
    <label
      className={style.choice}
      data-part="package-choice"
      data-sold-out={isSoldOut(choice) || undefined}
      data-taken={isChosen || undefined}
    >
      <input
        className={style.mark}
        type="radio"
        form={BUY_FORM_ID}
        name={partField(part.partKey)}
        value={choice.sku}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={style.picture} data-part="package-picture">
        {choice.image && <Image image={choice.image} sizes="72px" ratio="1:1" decorative className={style.image} />}
      </span>
      <span className={style.text}>
        <b className={style.name}>{choice.title}</b>
        <small className={style.note}>{choice.subtitle}</small>
        <span className={style.stock}>
          <StockText variant={{ stockStatus, backOrderDays }} />
        </span>
      </span>
      <span className={style.difference} data-part="package-difference" data-taken={isChosen || undefined}>
        <Difference choice={choice} />
      </span>
    </label>
  )
}

export interface PackageChoicesProps {
  readonly pack: ProductPackage
  readonly purchase: Purchase
}

/** Parts of a package with their choices; price and stock of the package follow. */
export function PackageChoices({ pack, purchase }: PackageChoicesProps): ReactNode {
  const { texts } = useShop()
  const { parts, choosePart } = purchase
  return (
    <div className={style.package} data-part="package">
      {pack.parts.map((part) => (
        <fieldset key={part.partKey} className={style.part}>
          <legend className={style.title}>
            {texts.text('product.package.part', { title: part.title, count: part.quantity })}
          </legend>
          {part.choices.map((choice) => (
            <Choice
              key={choice.sku}
              part={part}
              choice={choice}
              isChosen={parts[part.partKey] === choice.sku}
              onChoose={() => choosePart(part.partKey, choice.sku)}
            />
          ))}
        </fieldset>
      ))}
      <PackageTotal pack={pack} purchase={purchase} />
    </div>
  )
}
