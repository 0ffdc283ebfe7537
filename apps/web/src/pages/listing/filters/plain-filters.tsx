import type { ReactNode } from 'react'
import { isRangeFacet } from '@firkant/domain/catalog/facet-range.ts'
import type { Facet } from '@firkant/domain/catalog/listing-query.ts'
import { Guard } from '../../../platform/guard.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import { HiddenParams } from './hidden-params.tsx'
import { useListing } from '../listing-context.ts'
import { PLAIN_FILTERS_ID } from '../listing-ids.ts'
import style from './plain-filters.module.css'

function PlainRange({ facet }: { facet: Facet }): ReactNode {
  const { texts } = useShop()
  const { query } = useListing()
  const names = facet.key === 'price' ? 'price' : 'measure'
  const range = isRangeFacet(facet.key) ? query.ranges[facet.key] : undefined
  return (['min', 'max'] as const).map((side) => (
    <label key={side}>
      {texts.text(`listing.${names}${side === 'min' ? 'Min' : 'Max'}`)}
      <input name={`f.${facet.key}.${side}`} inputMode="numeric" size={7} defaultValue={range?.[side]} />
    </label>
  ))
}

function PlainValues({ facet }: { facet: Facet }): ReactNode {
  if (!facet.values) throw new Error(`The facet "${facet.key}" came without values`)
  return facet.values.map(({ value, label, count, selected }) => (
    <label key={value}>
      <input
        type="checkbox"
        name={`f.${facet.key}`}
        value={value}
        defaultChecked={selected}
        disabled={count === 0 && !selected}
      />
      {`${label} (${count})`}
    </label>
  ))
}

/** A place on the floor, by its two sides. */
function PlainSpace({ facet }: { facet: Facet }): ReactNode {
  const { model, query } = useListing()
  const chosen = query.values.space?.[0]?.split('x')
  return (['width', 'depth'] as const).map((side, index) => (
    <label key={side}>
      {model.facets.find(({ key }) => key === side)?.label ?? facet.label}
      <input name={`f.space.${side}`} inputMode="numeric" size={7} defaultValue={chosen?.[index]} />
    </label>
  ))
}

function PlainFacet({ facet }: { facet: Facet }): ReactNode {
  if (facet.key === 'space') return <PlainSpace facet={facet} />
  return isRangeFacet(facet.key) ? <PlainRange facet={facet} /> : <PlainValues facet={facet} />
}

/** The filters as one form, for visitors without scripts. Others open a drawer, which is not in the document. */
export function PlainFilters(): ReactNode {
  const { texts } = useShop()
  const { model, query, addressOf } = useListing()
  return (
    <details id={PLAIN_FILTERS_ID} className={style.filters}>
      <summary className={style.name}>{texts.text('listing.filters')}</summary>
      <form method="get" action={model.listingUrl}>
        <HiddenParams address={addressOf({ ...query, page: 1 })} except={(name) => name.startsWith('f.')} />
        {model.facets.map((facet) => (
          <fieldset key={facet.key} className={style.facet}>
            <legend>{facet.label}</legend>
            <Guard>
              <PlainFacet facet={facet} />
            </Guard>
          </fieldset>
        ))}
        {!model.facets.some(({ key }) => key === 'arrival') && (
          <label className={style.facet}>
            {texts.text('listing.arrivalPlace')}
            <input name="f.arrival" inputMode="numeric" autoComplete="postal-code" size={7} />
          </label>
        )}
        <button type="submit" data-part="button">
          {texts.text('listing.showResults')}
        </button>
      </form>
    </details>
  )
}
