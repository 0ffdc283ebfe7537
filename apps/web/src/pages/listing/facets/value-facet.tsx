import { useState, type CSSProperties, type ReactNode } from 'react'
import {
  withFacetValue,
  type Facet,
  type FacetValue,
  type ValueFacet as ValueKey,
} from '@firkant/domain/catalog/listing-query.ts'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useListing } from '../listing-context.ts'
import style from './facets.module.css'

/** A longer list is folded after so many. */
const FIRST_VALUES = 8

function Value({ facet, value }: { facet: ValueKey; value: FacetValue }): ReactNode {
  const { texts } = useShop()
  const { query, choose } = useListing()
  const isChosen = query.values[facet]?.includes(value.value) ?? false
  // One that was just taken back keeps the focus: it is never switched off under the visitor's finger.
  const [isUsed, setUsed] = useState(false)
  const isOff = value.count === 0 && !isChosen && !isUsed
  return (
    <li className={style.item} data-selected={isChosen ? '' : undefined} data-off={isOff ? '' : undefined}>
      <label className={style.value} data-part="facet-value">
        <input
          type="checkbox"
          className={style.box}
          data-part="facet-box"
          name={`f.${facet}`}
          value={value.value}
          checked={isChosen}
          disabled={isOff}
          onChange={() => {
            setUsed(true)
            choose(withFacetValue(query, facet, value.value))
          }}
        />
        {value.colour && (
          <i
            className={style.colour}
            data-part="facet-colour"
            style={{ '--colour': value.colour } as CSSProperties}
            aria-hidden="true"
          />
        )}
        <span className={style.label} data-part="facet-value-name">
          {value.label}
        </span>
        <span className={style.amount} data-part="facet-value-count" aria-hidden="true">
          {formatNumber(texts.language, value.count)}
        </span>
        <span className="sr-only">{texts.plural('listing.count', value.count)}</span>
      </label>
    </li>
  )
}

export function ValueFacet({ facet }: { facet: Facet }): ReactNode {
  const { texts } = useShop()
  const [isFolded, setFolded] = useState(true)
  const { key, values = [] } = facet
  if (key === 'price') return null
  const isLong = values.length > FIRST_VALUES
  return (
    <>
      <ul
        className={style.values}
        data-part="facet-values"
        data-facet={key}
        data-folded={isLong && isFolded ? '' : undefined}
      >
        {values.map((value) => (
          <Value key={value.value} facet={key} value={value} />
        ))}
      </ul>
      {isLong && (
        <button
          type="button"
          className={style.more}
          data-part="facet-more"
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          {texts.text(isFolded ? 'listing.moreValues' : 'listing.fewerValues')}
        </button>
      )}
    </>
  )
}
