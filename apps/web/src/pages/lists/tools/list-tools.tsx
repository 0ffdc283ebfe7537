import type { ReactNode } from 'react'
import { LIST_FILTERS, LIST_SORTS, type ListSort } from '@firkant/domain/lists/arrange-list.ts'
import { LIST_PARAMS } from '@firkant/domain/lists/list-forms.ts'
import { isWishlistKey } from '@firkant/domain/lists/shopping-list.ts'
import { SelectBox } from '@firkant/ui/select-box/select-box.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import { goInPlace } from '../../../platform/navigation/in-place.ts'
import style from './list-tools.module.css'
import { useListsPage } from '../lists-context.ts'
import { listsTexts } from '../lists.texts.ts'

/** Links, so that they work without scripts; with them the list changes in place. */
function Filters(): ReactNode {
  const { text } = useTexts(listsTexts)
  const { filter, addressOf } = useListsPage()
  return (
    <ul className={style.filters} aria-label={text('filter')}>
      {LIST_FILTERS.map((each) => (
        <li key={each}>
          <a
            href={addressOf({ filter: each })}
            className={style.filter}
            data-keep-place=""
            aria-current={each === filter || undefined}
          >
            {text(`filter.${each}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Sort(): ReactNode {
  const { text } = useTexts(listsTexts)
  const { model, list, sort, filter, addressOf } = useListsPage()
  return (
    <form method="get" action={model.pageUrl} className={style.sort} data-part="list-sort">
      {!isWishlistKey(list.listKey) && <input type="hidden" name={LIST_PARAMS.list} value={list.listKey} />}
      {filter !== 'all' && <input type="hidden" name={LIST_PARAMS.filter} value={filter} />}
      <SelectBox
        label={text('sort')}
        name={LIST_PARAMS.sort}
        value={sort}
        choices={LIST_SORTS.map((each) => ({ value: each, label: text(`sort.${each}`) }))}
        onChange={(value) => goInPlace(addressOf({ sort: value as ListSort }))}
      />
      <noscript>
        <button type="submit" data-part="text-link">
          {text('show')}
        </button>
      </noscript>
    </form>
  )
}

export function ListTools(): ReactNode {
  return (
    <div className={style.tools}>
      <Filters />
      <Sort />
    </div>
  )
}
