import type { ReactNode } from 'react'
import { withSort } from '@firkant/domain/catalog/listing-query.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { HiddenParams } from './hidden-params.tsx'
import { useListing } from './listing-context.ts'
import style from './filter-bar.module.css'

export function SortSelect(): ReactNode {
  const { texts } = useShop()
  const { model, query, addressOf, choose } = useListing()
  const sorts = model.sorts
  const chosen = query.sort ?? sorts[0]?.key
  if (sorts.length < 2) return null
  return (
    <form className={style.sort} data-part="sort" method="get" action={model.listingUrl}>
      <HiddenParams address={addressOf({ ...query, page: 1 })} except={(name) => name === 'sort'} />
      <label className={style.sortLabel}>
        <span className={`sr-only ${style.sortName}`} data-part="sort-label">
          {texts.text('listing.sort')}
        </span>
        <select
          className={style.sortField}
          name="sort"
          data-part="sort-field"
          value={chosen}
          onChange={({ target }) => {
            const sort = sorts.find(({ key }) => key === target.value)
            if (sort) choose(withSort(query, sort.key, model.sorts[0]?.key))
          }}
        >
          {sorts.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="down" className={style.sortArrow} />
      </label>
      <button type="submit" className={style.withoutScripts} data-part="sort-submit">
        {texts.text('listing.sortSubmit')}
      </button>
    </form>
  )
}
