import type { ReactNode } from 'react'
import { withFacetValue, withRange } from '@firkant/domain/catalog/listing-query.ts'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { InPlaceLink } from './in-place-link.tsx'
import { useListing } from './listing-context.ts'
import style from './own-filters.module.css'
import { ownFilterTexts } from './own-filters.texts.ts'

/** What stands in the store that one works in or has chosen, with one tap. */
function OwnStoreFilter({ storeId }: { readonly storeId: string }): ReactNode {
  const { language } = useShop()
  const { model, query, addressOf } = useListing()
  const value = model.facets.find(({ key }) => key === 'store')?.values?.find((each) => each.value === storeId)
  if (!value) return null
  const isChosen = query.values.store?.includes(storeId) === true
  return (
    <InPlaceLink
      part="own-store-filter"
      className={style.filter}
      href={addressOf(withFacetValue(query, 'store', storeId))}
      aria-current={isChosen || undefined}
    >
      <Icon name={isChosen ? 'close' : 'store'} className={style.icon} />
      {value.label}
      <span className={style.count}>{formatNumber(language, value.count)}</span>
    </InPlaceLink>
  )
}

/** What goes through the narrowest door of one's own way in. */
function OwnDoorFilter({ doorCm }: { readonly doorCm: number }): ReactNode {
  const { text } = useTexts(ownFilterTexts)
  const { model, query, addressOf } = useListing()
  if (!model.facets.some(({ key }) => key === 'door')) return null
  const isChosen = query.ranges.door?.max === doorCm
  return (
    <InPlaceLink
      part="own-door-filter"
      className={style.filter}
      href={addressOf(withRange(query, 'door', { range: isChosen ? {} : { max: doorCm } }))}
      aria-current={isChosen || undefined}
    >
      <Icon name={isChosen ? 'close' : 'home'} className={style.icon} />
      {text('door', { cm: doorCm })}
    </InPlaceLink>
  )
}

export interface OwnFiltersProps {
  readonly storeId: string | undefined
  /** Of the narrowest door that the visitor has said. */
  readonly doorCm: number | undefined
}

/** With one tap: what stands in one's store, what comes in at one's home. */
export function OwnFilters({ storeId, doorCm }: OwnFiltersProps): ReactNode {
  return (
    <div className={style.filters}>
      {storeId !== undefined && <OwnStoreFilter storeId={storeId} />}
      {doorCm !== undefined && <OwnDoorFilter doorCm={doorCm} />}
    </div>
  )
}
