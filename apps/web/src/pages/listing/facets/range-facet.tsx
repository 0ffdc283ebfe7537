import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { readTypedNumber, type RangeFacet as RangeKey } from '@firkant/domain/catalog/facet-range.ts'
import { withRange, writeListingQuery, type Facet } from '@firkant/domain/catalog/listing-query.ts'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { rangeText } from '../filters/chosen-filter-list.ts'
import { readTypedRange, SCALE_STEPS, stepOfValue, valueAtStep, type RangeScale } from './range-scale.ts'
import { useListing } from '../listing-context.ts'
import { FacetNumberField } from './facet-number-field.tsx'
import style from './price-facet.module.css'
import slider from './price-slider.module.css'

/** Debounce of typing and sliding. */
const RANGE_SETTLE_MS = 500

interface TypedRange {
  readonly min: string
  readonly max: string
}

interface RangeDraft {
  readonly shown: TypedRange
  readonly change: (part: Partial<TypedRange>) => void
  /** On Enter or blur. */
  readonly settle: () => void
}

/** The range being edited, until it is part of the query. */
function useRangeDraft(facet: RangeKey, scale: RangeScale): RangeDraft {
  const { query, choose } = useListing()
  const [draft, setDraft] = useState<TypedRange>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const { min, max } = query.ranges[facet] ?? {}
  const chosen: TypedRange = { min: String(min ?? ''), max: String(max ?? '') }
  const shown = draft ?? chosen

  const commit = (typed: TypedRange) => {
    clearTimeout(timer.current)
    setDraft(undefined)
    const next = withRange(query, facet, { range: readTypedRange(typed), whole: scale })
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
      timer.current = setTimeout(() => latest.current(next), RANGE_SETTLE_MS)
    },
    settle() {
      if (draft) commit(draft)
    },
  }
}

const SIDES = ['min', 'max'] as const
const SIDE_TEXTS = {
  price: { min: 'listing.priceMin', max: 'listing.priceMax', unit: 'listing.priceUnit' },
  measure: { min: 'listing.measureMin', max: 'listing.measureMax', unit: 'listing.measureUnit' },
} as const
const textsOf = (facet: RangeKey) => SIDE_TEXTS[facet === 'price' ? 'price' : 'measure']

interface PartProps {
  readonly facet: RangeKey
  readonly label: string
  readonly scale: RangeScale
  readonly draft: RangeDraft
}

/** For pointers; the fields do the same, so it is left out without scripts. */
function RangeSlider({ facet, label, scale, draft: { shown, change, settle } }: PartProps): ReactNode {
  const { texts } = useShop()
  const names = textsOf(facet)
  const values = { min: readTypedNumber(shown.min) ?? scale.min, max: readTypedNumber(shown.max) ?? scale.max }
  const steps = { min: stepOfValue(scale, values.min), max: stepOfValue(scale, values.max) }
  const slide = (side: 'min' | 'max', step: number) => {
    const bounded = side === 'min' ? Math.min(step, steps.max) : Math.max(step, steps.min)
    const isAtEnd = bounded === (side === 'min' ? 0 : SCALE_STEPS)
    change({ [side]: isAtEnd ? '' : String(valueAtStep(scale, bounded)) })
  }
  return (
    <div className={slider.slider} style={{ '--low': `${steps.min}%`, '--high': `${steps.max}%` } as CSSProperties}>
      {SIDES.map((side) => (
        <input
          key={side}
          type="range"
          className={slider.thumb}
          min={0}
          max={SCALE_STEPS}
          value={steps[side]}
          aria-label={texts.text(names[side])}
          aria-valuetext={rangeText(texts, { key: facet, label }, { [side]: values[side] })}
          onChange={({ target }) => slide(side, Number(target.value))}
          onPointerUp={settle}
          onBlur={settle}
        />
      ))}
    </div>
  )
}

function RangeFields({ facet, scale, draft: { shown, change, settle } }: PartProps): ReactNode {
  const { texts } = useShop()
  const names = textsOf(facet)
  return (
    <div className={style.fields}>
      {SIDES.map((side) => (
        <FacetNumberField
          key={side}
          label={texts.text(names[side])}
          unit={texts.text(names.unit)}
          name={`f.${facet}.${side}`}
          value={shown[side]}
          maxLength={10}
          placeholder={formatNumber(texts.language, scale[side])}
          type={(typed) => change({ [side]: typed })}
          settle={settle}
          onBlur={settle}
        />
      ))}
    </div>
  )
}

interface RangeFacetProps {
  readonly facet: Facet
  readonly rangeKey: RangeKey
}

/** Slider and fields edit the same draft. */
export function RangeFacet({ facet, rangeKey }: RangeFacetProps): ReactNode {
  const scale = { min: facet.min ?? 0, max: facet.max ?? 0 }
  const draft = useRangeDraft(rangeKey, scale)
  const part = { facet: rangeKey, label: facet.label, scale, draft }
  return (
    <div className={style.price}>
      {scale.max > scale.min && <RangeSlider {...part} />}
      <RangeFields {...part} />
    </div>
  )
}
