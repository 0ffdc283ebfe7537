import { useEffect, useState, type ReactNode } from 'react'
import type { Facet } from '@firkant/domain/catalog/listing-query.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { Guard } from '../../../platform/guard.tsx'
import { useListing } from '../listing-context.ts'
import { chosenInFacet, FacetCount } from './facet-count.tsx'
import { PriceFacet } from './price-facet.tsx'
import { ValueFacet } from './value-facet.tsx'
import style from './facets.module.css'

/** So many facets stand open from the beginning. */
const FIRST_OPEN = 2

export function FacetChoice({ facet }: { facet: Facet }): ReactNode {
  return (
    <fieldset className={style.choice} data-part="facet-choice">
      <legend className="sr-only">{facet.label}</legend>
      {facet.type === 'range' ? <PriceFacet facet={facet} /> : <ValueFacet facet={facet} />}
    </fieldset>
  )
}

function FacetSection({ facet, index }: { facet: Facet; index: number }): ReactNode {
  const { query } = useListing()
  const chosen = chosenInFacet(query, facet.key)
  // Only at first: from then on the visitor opens and closes.
  const [isOpen] = useState(index < FIRST_OPEN || chosen > 0)
  return (
    <details className={style.facet} data-part="facet" data-facet={facet.key} open={isOpen}>
      <summary className={style.name} data-part="facet-name">
        <span>{facet.label}</span>
        <FacetCount count={chosen} />
        <Icon name="down" className={style.arrow} />
      </summary>
      <FacetChoice facet={facet} />
    </details>
  )
}

export function FacetPanel({ onReady }: { onReady: () => void }): ReactNode {
  const { model } = useListing()
  useEffect(() => onReady(), [onReady])
  return model.facets.map((facet, index) => (
    <Guard key={facet.key}>
      <FacetSection facet={facet} index={index} />
    </Guard>
  ))
}
