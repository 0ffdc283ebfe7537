import type { ReactNode } from 'react'
import { withFacetValue } from '@firkant/domain/catalog/listing-query.ts'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { InPlaceLink } from './in-place-link.tsx'
import { useListing } from './listing-context.ts'
import style from './own-store-filter.module.css'

/** What stands in the store that one works in or has chosen, with one tap. */
export function OwnStoreFilter({ storeId }: { readonly storeId: string }): ReactNode {
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
