import type { ReactNode } from 'react'
import type { StoreOverviewModel } from '@firkant/domain/page/store-model.ts'
import { LONGEST_STORE_QUERY, STORE_QUERY_PARAM } from '@firkant/domain/stores/search-stores.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import style from './store-search.module.css'
import { useStoreTexts } from './use-store-texts.ts'

const INPUT_ID = 'store-search'

/** A plain form: it finds without a script, too. */
export function StoreSearch({ model }: { model: StoreOverviewModel }): ReactNode {
  const text = useStoreTexts()
  const { overviewUrl, query } = model
  return (
    <search className={style.search} data-part="store-search">
      <form className={style.form} action={overviewUrl} method="get">
        <label className={style.label} htmlFor={INPUT_ID} data-part="store-search-label">
          {text('stores.searchLabel')}
        </label>
        <div className={style.row} data-part="store-search-row">
          <input
            // What was asked last goes when all stores are shown again.
            key={query}
            id={INPUT_ID}
            className={style.input}
            type="search"
            name={STORE_QUERY_PARAM}
            defaultValue={query}
            maxLength={LONGEST_STORE_QUERY}
            autoComplete="postal-code"
            enterKeyHint="search"
            spellCheck={false}
            placeholder={text('stores.searchPlaceholder')}
            data-part="store-search-input"
          />
          <button type="submit" className={style.button} data-part="button">
            <span className={style.icon}>
              <Icon name="search" />
            </span>
            {text('stores.search')}
          </button>
        </div>
      </form>
    </search>
  )
}
