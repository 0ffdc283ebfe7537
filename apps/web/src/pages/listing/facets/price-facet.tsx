import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { readTypedPrice, withPrice, writeListingQuery, type Facet } from '@firkant/domain/catalog/listing-query.ts'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { priceText } from '../chosen-filter-list.ts'
import { priceAtStep, SCALE_STEPS, stepOfPrice, readTypedRange, type PriceScale } from './price-scale.ts'
import { useListing } from '../listing-context.ts'
import style from './price-facet.module.css'
import slider from './price-slider.module.css'

/** Debounce of typing and sliding. */
const PRICE_SETTLE_MS = 500

interface TypedRange {
  readonly min: string
  readonly max: string
}

interface PriceDraft {
  readonly shown: TypedRange
  readonly change: (part: Partial<TypedRange>) => void
  /** On Enter or blur. */
  readonly settle: () => void
}

/** The price range being edited, until it is part of the query. */
function usePriceDraft(scale: PriceScale): PriceDraft {
  const { query, choose } = useListing()
  const [draft, setDraft] = useState<TypedRange>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const chosen: TypedRange = { min: String(query.price?.min ?? ''), max: String(query.price?.max ?? '') }
  const shown = draft ?? chosen

  const commit = (typed: TypedRange) => {
    clearTimeout(timer.current)
    setDraft(undefined)
    const next = withPrice(query, readTypedRange(typed), scale)
    if (writeListingQuery(next) !== writeListingQuery({ ...query, page: 1 })) choose(next)
  }
  // The timer would see the query of the render that set it.
  const latest = useRef(commit)
  useEffect(() => {
    latest.current = commit
  })

  return {
    shown,
    change(part: Partial<TypedRange>) {
      const next = { ...shown, ...part }
      setDraft(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(next), PRICE_SETTLE_MS)
    },
    settle() {
      if (draft) commit(draft)
    },
  }
}

const SIDES = ['min', 'max'] as const
const SIDE_TEXT = { min: 'listing.priceMin', max: 'listing.priceMax' } as const

interface PartProps {
  readonly scale: PriceScale
  readonly draft: PriceDraft
}

/** For pointers; the fields do the same, so it is left out without scripts. */
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

/** Slider and fields edit the same draft. */
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
