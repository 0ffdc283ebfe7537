import { useState, type ReactNode } from 'react'
import { chosenCount, withSort, type FacetKey } from '@firkant/domain/catalog/listing-query.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { Guard } from '../../../platform/guard.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import { FacetCount } from '../facets/facet-count.tsx'
import { LoadedFilterDrawer, preloadFilters } from './filter-drawer-code.tsx'
import { hasSorts, useListing } from '../listing-context.ts'
import { FILTER_BUTTON_ID } from '../listing-ids.ts'
import { PlainFilters } from './plain-filters.tsx'
import { QuickFacets } from '../facets/quick-facets.tsx'
import { HiddenParams } from './hidden-params.tsx'
import style from './filter-bar.module.css'

function SortSelect(): ReactNode {
  const { texts } = useShop()
  const { model, query, addressOf, choose } = useListing()
  const sorts = model.sorts
  const chosen = query.sort ?? sorts[0]?.key
  if (!hasSorts(model)) return null
  return (
    <form className={style.sort} data-part="sort" method="get" action={model.listingUrl}>
      <HiddenParams address={addressOf({ ...query, page: 1 })} except={(name) => name === 'sort'} />
      <label className={style.sortLabel}>
        <span className={`sr-only ${style.sortName}`}>{texts.text('listing.sort')}</span>
        <select
          className={style.sortField}
          name="sort"
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
      <button type="submit" className={style.withoutScripts}>
        {texts.text('listing.sortSubmit')}
      </button>
    </form>
  )
}

interface DrawerState {
  /** Opened before: from then on it stays in the page. */
  readonly isWanted: boolean
  readonly isOpen: boolean
  readonly facet: FacetKey | undefined
}

const NOT_WANTED: DrawerState = { isWanted: false, isOpen: false, facet: undefined }

function useDrawer() {
  const [drawer, setDrawer] = useState(NOT_WANTED)
  return {
    ...drawer,
    open: (facet?: FacetKey) => setDrawer({ isWanted: true, isOpen: true, facet }),
    close: () => setDrawer({ isWanted: true, isOpen: false, facet: undefined }),
  }
}

/** Filters and sort order. */
export function FilterBar({ isUnderPicture }: { isUnderPicture: boolean }): ReactNode {
  const { texts } = useShop()
  const { model, query } = useListing()
  const { isWanted, isOpen, facet, open, close } = useDrawer()
  return (
    <div className={style.bar} data-part="filter-bar" onPointerEnter={preloadFilters} onFocus={preloadFilters}>
      <div className={style.row} data-under-picture={isUnderPicture ? '' : undefined}>
        <button
          id={FILTER_BUTTON_ID}
          type="button"
          className={style.all}
          data-part="filter-button"
          aria-haspopup="dialog"
          onClick={() => open()}
        >
          <Icon name="sliders" className={style.sign} />
          {texts.text('listing.filters')}
          <FacetCount count={chosenCount(query)} />
        </button>
        <Guard>
          <QuickFacets onNarrow={open} />
        </Guard>
        <p className={style.count} data-part="listing-count">
          {texts.plural('listing.count', model.total)}
        </p>
        <Guard>
          <SortSelect />
        </Guard>
      </div>
      <Guard>
        <noscript>{import.meta.env.SSR && <PlainFilters />}</noscript>
      </Guard>
      {isWanted && (
        <Guard>
          <LoadedFilterDrawer isOpen={isOpen} facet={facet} onClose={close} />
        </Guard>
      )}
    </div>
  )
}
