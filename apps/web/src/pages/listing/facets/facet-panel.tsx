import { useState, type ReactNode, type CSSProperties } from 'react'
import { isRangeFacet } from '@firkant/domain/catalog/facet-range.ts'
import {
  withFacetValue,
  type Facet,
  type FacetValue,
  type ValueFacet as ValueKey,
} from '@firkant/domain/catalog/listing-query.ts'
import { findStockStatus, isBuyable, STOCK_DOTS } from '@firkant/domain/stock/stock-status.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { Guard } from '../../../platform/guard.tsx'
import { useListing } from '../listing-context.ts'
import { AskArrival } from './ask-arrival.tsx'
import { chosenInFacet, FacetCount } from './facet-count.tsx'
import { RangeFacet } from './range-facet.tsx'
import { SpaceFacet } from './space-facet.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import style from './facets.module.css'
import '../../../features/product-card/badges/stock.css'

/** Longer lists are collapsed after this many values. */
const FIRST_VALUES = 8

function Value({ facet, value }: { facet: ValueKey; value: FacetValue }): ReactNode {
  const { texts } = useShop()
  const { query, choose } = useListing()
  const isChosen = query.values[facet]?.includes(value.value) ?? false
  // A value that was just unchecked keeps the focus, so it is not disabled.
  const [isUsed, setUsed] = useState(false)
  const isOff = value.count === 0 && !isChosen && !isUsed
  const stock = facet === 'stock' ? findStockStatus(value.value) : undefined
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
          <i className={style.colour} style={{ '--colour': value.colour } as CSSProperties} aria-hidden="true" />
        )}
        {stock && (
          <i
            data-part="stock-dot"
            data-dot={STOCK_DOTS[stock]}
            data-gone={isBuyable(stock) ? undefined : ''}
            aria-hidden="true"
          />
        )}
        <span className={style.label}>{value.label}</span>
        <span className={style.amount} aria-hidden="true">
          {formatNumber(texts.language, value.count)}
        </span>
        <span className="sr-only">{texts.plural('listing.count', value.count)}</span>
      </label>
    </li>
  )
}

function ValueFacet({ facet }: { facet: Facet }): ReactNode {
  const { texts } = useShop()
  const [isFolded, setFolded] = useState(true)
  const { key, values = [] } = facet
  if (isRangeFacet(key)) return null
  const isLong = values.length > FIRST_VALUES
  return (
    <>
      <ul className={style.values} data-facet={key} data-folded={isLong && isFolded ? '' : undefined}>
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

/** Facets that are open at first. */
const FIRST_OPEN = 2

export function FacetChoice({ facet }: { facet: Facet }): ReactNode {
  return (
    <fieldset className={style.choice}>
      <legend className="sr-only">{facet.label}</legend>
      {facet.key === 'space' ? (
        <SpaceFacet facet={facet} />
      ) : isRangeFacet(facet.key) ? (
        <RangeFacet facet={facet} rangeKey={facet.key} />
      ) : (
        <ValueFacet facet={facet} />
      )}
    </fieldset>
  )
}

function FacetSection({ facet, index }: { facet: Facet; index: number }): ReactNode {
  const { query } = useListing()
  const chosen = chosenInFacet(query, facet.key)
  // Initial state only: from then on the visitor opens and closes.
  const [isOpen] = useState(index < FIRST_OPEN || chosen > 0)
  return (
    <details className={style.facet} data-facet={facet.key} open={isOpen}>
      <summary className={style.name} data-part="facet-name">
        <span>{facet.label}</span>
        <FacetCount count={chosen} />
        <Icon name="down" className={style.arrow} />
      </summary>
      <FacetChoice facet={facet} />
    </details>
  )
}

export function FacetPanel(): ReactNode {
  const { model } = useListing()
  const isAsked = model.facets.some(({ key }) => key === 'arrival')
  return (
    <>
      {model.facets.map((facet, index) => (
        <Guard key={facet.key}>
          <FacetSection facet={facet} index={index} />
        </Guard>
      ))}
      {!isAsked && (
        <Guard>
          <AskArrival />
        </Guard>
      )}
    </>
  )
}
