import type { ReactNode } from 'react'
import type { SearchModel } from '@firkant/domain/page/models/page-models.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import {
  isSearchable,
  MIN_SEARCH_LENGTH,
  MAX_SEARCH_LENGTH,
  SEARCH_PARAM,
  type SearchSuggestion,
} from '@firkant/domain/search/search-suggestion.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import { ProductCardView } from '../../features/product-card/product-card-view.tsx'
import { useSearched } from '../../features/search/use-searched.ts'
import { Guard } from '../../platform/guard.tsx'
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx'
import { ListingContext, useListingState } from '../listing/listing-context.ts'
import { ListingResults } from '../listing/results/listing-results.tsx'
import head from '../listing/head/listing-head.module.css'
import listing from '../listing/listing-page.module.css'
import style from './search-page.module.css'
import { ServiceCard } from './service-card.tsx'
import { searchTexts } from './search.texts.ts'
import '../listing/listing-space.css'
import '#brand/art-listing.css'

type SearchProps = { readonly model: SearchModel }

function SearchField({ model }: SearchProps): ReactNode {
  const { text } = useTexts(searchTexts)
  const [action] = model.listingUrl.split('?')
  return (
    <search>
      <form className={style.form} data-part="search-again" method="get" action={action}>
        <input
          // A new search resets the field.
          key={model.q}
          type="search"
          name={SEARCH_PARAM}
          defaultValue={model.q}
          required
          minLength={MIN_SEARCH_LENGTH}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={text('search.field')}
          placeholder={text('search.field')}
          className={style.input}
        />
        <button type="submit" className={style.submit} data-part="button">
          <Icon name="search" className={style.sign} />
          {text('search.submit')}
        </button>
      </form>
    </search>
  )
}

/** State of the page for the brand's style sheet. */
const STATES = {
  'search.empty': 'unasked',
  'search.none': 'none',
  'search.heading': 'found',
  'search.all': 'found',
} as const

function headingKey({ q, total, facets, sorts, answer }: SearchModel): keyof typeof STATES {
  if (sorts?.length === 0) return 'search.empty'
  if (q === '') return 'search.all'
  if (answer) return 'search.heading'
  // Filters that leave nothing are handled by the listing.
  return total === 0 && facets?.length === 0 ? 'search.none' : 'search.heading'
}

/** A part of the text narrows the list; whoever meant the words can have them. */
function Understood({ q, understood }: { q: string; understood: NonNullable<SearchModel['understood']> }): ReactNode {
  const { text } = useTexts(searchTexts)
  const { words, literalUrl } = understood
  return (
    <p data-part="search-understood">
      {words === '' ? text('search.understoodAll') : text('search.understood', { words })}{' '}
      <a href={literalUrl} data-part="text-link">
        {text('search.literal', { q })}
      </a>
    </p>
  )
}

function Notes({ model }: SearchProps): ReactNode {
  const { text } = useTexts(searchTexts)
  const { q, corrected, isPartial, total, understood } = model
  const [before = '', after = ''] = text('search.meant', { text: '\n' }).split('\n')
  return (
    <div className={style.notes} data-part="search-notes">
      {q !== '' && !isSearchable(q) && <p>{text('search.short')}</p>}
      {corrected && (
        <p data-part="search-meant">
          {before}
          <a href={corrected.url} data-part="text-link">
            {corrected.text}
          </a>
          {after}
        </p>
      )}
      {understood && <Understood q={q} understood={understood} />}
      {isSearchable(q) && headingKey(model) === 'search.none' && <p>{text('search.hint')}</p>}
      {isPartial && total > 0 && <p>{text('search.partial')}</p>}
    </div>
  )
}

interface LinksProps {
  readonly heading: string
  readonly links: readonly Pick<SearchSuggestion, 'text' | 'url'>[]
  readonly part: string
}

function Links({ heading, links, part }: LinksProps): ReactNode {
  if (links.length === 0) return null
  return (
    <section className={style.links} data-part={part}>
      <h2 className={style.heading}>{heading}</h2>
      <ul className={style.list}>
        {links.map(({ text, url }) => (
          <li key={url} data-part="search-way-item" data-kind={part}>
            <a href={url} className={style.way} data-part="search-way">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** No results: popular searches and best sellers. */
function WaysOn({ model }: SearchProps): ReactNode {
  const { text } = useTexts(searchTexts)
  const { popularCategories = [], popularProducts = [], popularSearches = [], lessWanted = [] } = model
  return (
    <>
      <Links
        heading={text('search.less')}
        links={lessWanted.map(({ text: words, url, total }) => ({ text: `${words} (${total})`, url }))}
        part="search-less"
      />
      <Links heading={text('search.popular')} links={popularSearches} part="search-popular" />
      <Links
        heading={text('search.categories')}
        links={popularCategories.map(({ name, url }) => ({ text: name, url }))}
        part="search-categories"
      />
      {popularProducts.length > 0 && (
        <section className={style.products} data-part="search-products">
          <h2 className={style.heading}>{text('search.products')}</h2>
          <div className={style.grid}>
            {popularProducts.map((product) => (
              <ProductCardView key={product.productKey} product={product} heading="h3" />
            ))}
          </div>
        </section>
      )}
      {model.contact && <ServiceCard answer={model.contact} part="search-contact" />}
    </>
  )
}

/** Results, spelling suggestions, and a way on when there are none. */
export function SearchPage({ page }: { page: PageWith<'SearchResultPage'> }): ReactNode {
  const { text } = useTexts(searchTexts)
  const { model } = page
  const isEmpty = model.sorts.length === 0 || (model.total === 0 && model.facets?.length === 0)
  // Misspelt and partly matched searches are not suggested to others.
  useSearched(model.q, !isEmpty && !model.corrected && !model.isPartial)
  return (
    <ListingContext value={useListingState(model)}>
      <div
        className={listing.top}
        data-part="listing-top"
        data-listing="SearchResultPage"
        data-state={STATES[headingKey(model)]}
      >
        <div className={head.crumbs}>
          <Breadcrumbs crumbs={model.breadcrumbs} />
        </div>
        <div className={style.head} data-part="search-head" data-state={STATES[headingKey(model)]}>
          <h1 className={style.title}>{text(headingKey(model), { q: model.q })}</h1>
          <Guard>
            <SearchField model={model} />
          </Guard>
          <Guard>
            <Notes model={model} />
          </Guard>
        </div>
      </div>
      {model.answer && (
        <Guard>
          <ServiceCard answer={model.answer} part="search-answer" />
        </Guard>
      )}
      {!isEmpty && <ListingResults isAboveFold />}
      <Guard>
        <Links heading={text('search.hits')} links={model.hits} part="search-hits" />
      </Guard>
      {(isEmpty || model.total === 0) && (
        <Guard>
          <WaysOn model={model} />
        </Guard>
      )}
    </ListingContext>
  )
}
