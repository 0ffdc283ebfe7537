import type { ReactNode } from 'react'
import { LOCALES } from '@firkant/domain/market/market.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import type { StoreOverviewModel } from '@firkant/domain/page/models/store-model.ts'
import { EmptyState } from '@firkant/ui/empty-state/empty-state.tsx'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { MAX_STORE_QUERY_LENGTH, STORE_QUERY_PARAM } from '@firkant/domain/stores/search-stores.ts'
import { BlockList } from '../../../blocks/block-list.tsx'
import { EmphasisedHeading } from '../../../blocks/emphasised-heading.tsx'
import { Guard } from '../../../platform/guard.tsx'
import { Breadcrumbs } from '../../../shell/breadcrumbs.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { StoreCards } from './store-card-view.tsx'
import storeSearchStyle from './store-search.module.css'
import { storeTexts } from '../store.texts.ts'
import style from './store-overview-page.module.css'

const INPUT_ID = 'store-search'

/** A plain form: works without scripts. */
function StoreSearch({ model }: { model: StoreOverviewModel }): ReactNode {
  const { text } = useTexts(storeTexts)
  const { overviewUrl, query } = model
  return (
    <search className={storeSearchStyle.search}>
      <form className={storeSearchStyle.form} action={overviewUrl} method="get">
        <label className={storeSearchStyle.label} htmlFor={INPUT_ID}>
          {text('stores.searchLabel')}
        </label>
        <div className={storeSearchStyle.row}>
          <input
            // The field is cleared when all stores are shown again.
            key={query}
            id={INPUT_ID}
            className={storeSearchStyle.input}
            type="search"
            name={STORE_QUERY_PARAM}
            defaultValue={query}
            maxLength={MAX_STORE_QUERY_LENGTH}
            autoComplete="postal-code"
            enterKeyHint="search"
            spellCheck={false}
            placeholder={text('stores.searchPlaceholder')}
          />
          <button type="submit" className={storeSearchStyle.button} data-part="button">
            <span className={storeSearchStyle.icon}>
              <Icon name="search" />
            </span>
            {text('stores.search')}
          </button>
        </div>
      </form>
    </search>
  )
}

/** Status of the search, above its results. */
function Answer({ model }: { model: StoreOverviewModel }): ReactNode {
  const { text } = useTexts(storeTexts)
  const { query, isFound, overviewUrl } = model
  if (query === '') return null
  if (!isFound) {
    return (
      <div className={style.whole}>
        <EmptyState title={text('stores.notFound', { query })} picture={<Icon name="store" />}>
          {text('stores.notFoundHint')}
        </EmptyState>
      </div>
    )
  }
  return (
    <div className={style.answer}>
      <h2 className={style.answerTitle}>{text('stores.near', { query })}</h2>
      <a href={overviewUrl} data-part="text-link">
        {text('stores.showAll')}
      </a>
    </div>
  )
}

function OtherCountries({ countries }: { countries: StoreOverviewModel['otherCountries'] }): ReactNode {
  const { text } = useTexts(storeTexts)
  const { language } = useShop()
  const names = new Intl.DisplayNames(LOCALES[language], { type: 'region' })
  if (countries.length === 0) return null
  return (
    <nav className={style.countries} aria-labelledby="store-countries">
      <h2 id="store-countries" className={style.countriesTitle}>
        {text('stores.otherCountries')}
      </h2>
      <ul className={style.countryList}>
        {countries.map(({ market, url, stores }) => (
          <li key={market}>
            <a href={url} className={style.country} data-part="text-link">
              {text('stores.inCountry', { country: names.of(market) ?? market, count: stores })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The market's stores, without a map, searchable by town or postcode. */
export function StoreOverviewPage({ page }: { page: PageWith<'StoreOverviewPage'> }): ReactNode {
  const { model } = page
  const { heading, intro, breadcrumbs, groups, market, today } = model
  return (
    <>
      <Breadcrumbs crumbs={breadcrumbs} ground="service" />
      <div className={style.head} data-part="stores-head">
        <div>
          <h1 className={style.title} data-part="stores-title">
            <EmphasisedHeading text={heading} />
          </h1>
          {intro && (
            <p className={style.intro} data-part="stores-intro">
              {intro}
            </p>
          )}
        </div>
        <Guard>
          <StoreSearch model={model} />
        </Guard>
      </div>
      <div className={style.stores}>
        <Guard>
          <Answer model={model} />
        </Guard>
        {groups.map(({ region, stores }) => (
          <section
            key={region ?? ''}
            className={style.group}
            data-named={region ? true : undefined}
            data-stores={Math.min(stores.length, 3)}
          >
            {region && <h2 className={style.region}>{region}</h2>}
            <StoreCards {...{ stores, market, today }} heading="h3" {...(region && { under: 'region' })} />
          </section>
        ))}
        <Guard>
          <OtherCountries countries={model.otherCountries} />
        </Guard>
      </div>
      <BlockList blocks={model.blocks} />
    </>
  )
}
