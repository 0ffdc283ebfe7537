import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { readTypedPrice, type Facet } from '@firkant/domain/catalog/listing-query.ts'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { priceText } from '../chosen-filter-list.ts'
import { priceAtStep, SCALE_STEPS, stepOfPrice, type PriceScale } from './price-scale.ts'
import { usePriceDraft, type PriceDraft } from './use-price-draft.ts'
import style from './price-facet.module.css'
import slider from './price-slider.module.css'

const SIDES = ['min', 'max'] as const
const SIDE_TEXT = { min: 'listing.priceMin', max: 'listing.priceMax' } as const

interface PartProps {
  readonly scale: PriceScale
  readonly draft: PriceDraft
}

/** For the hand; the same can be typed, so without scripts it is not there. */
function PriceSlider({ scale, draft: { shown, change, settle } }: PartProps): ReactNode {
  const { texts } = useShop()
  const prices = { min: readTypedPrice(shown.min) ?? scale.min, max: readTypedPrice(shown.max) ?? scale.max }
  const steps = { min: stepOfPrice(scale, prices.min), max: stepOfPrice(scale, prices.max) }
  const slide = (side: 'min' | 'max', step: number) => {
    const bounded = side === 'min' ? Math.min(step, steps.max) : Math.max(step, steps.min)
    const isAtEnd = bounded === (side === 'min' ? 0 : SCALE_STEPS)
    change({ [side]: isAtEnd ? '' : String(priceAtStep(scale, bounded)) })
  }
  return (
    <div
      className={slider.slider}
      data-part="price-slider"
      style={{ '--low': `${steps.min}%`, '--high': `${steps.max}%` } as CSSProperties}
    >
      {SIDES.map((side) => (
        <input
          key={side}
          type="range"
          className={slider.thumb}
          min={0}
          max={SCALE_STEPS}
          value={steps[side]}
          aria-label={texts.text(SIDE_TEXT[side])}
          aria-valuetext={priceText(texts, { [side]: prices[side] })}
          onChange={({ target }) => slide(side, Number(target.value))}
          onPointerUp={settle}
          onBlur={settle}
        />
      ))}
    </div>
  )
}

function PriceFields({ scale, draft: { shown, change, settle } }: PartProps): ReactNode {
  const { texts } = useShop()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    settle()
  }
  return (
    <div className={style.fields} data-part="price-fields">
      {SIDES.map((side) => (
        <label key={side} className={style.field} data-part="price-field">
          <span className={style.side}>{texts.text(SIDE_TEXT[side])}</span>
          <input
            type="text"
            className={style.input}
            data-part="price-input"
            inputMode="numeric"
            enterKeyHint="done"
            autoComplete="off"
            maxLength={10}
            name={`f.price.${side}`}
            value={shown[side]}
            placeholder={formatNumber(texts.language, scale[side])}
            onChange={({ target }) => change({ [side]: target.value })}
            onBlur={settle}
            onKeyDown={onKeyDown}
          />
          <span className={style.unit} aria-hidden="true">
            {texts.text('listing.priceUnit')}
          </span>
        </label>
      ))}
    </div>
  )
}

/** Both speak of one draft: what is slid shows in the fields, what is typed on the slider. */
export function PriceFacet({ facet }: { facet: Facet }): ReactNode {
  const scale = { min: facet.min ?? 0, max: facet.max ?? 0 }
  const draft = usePriceDraft(scale)
  return (
    <div className={style.price} data-part="price-facet">
      {scale.max > scale.min && <PriceSlider scale={scale} draft={draft} />}
      <PriceFields scale={scale} draft={draft} />
    </div>
  )
}
