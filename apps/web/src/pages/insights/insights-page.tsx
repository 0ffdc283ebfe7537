import type { ReactNode } from 'react'
import { isEmpty, type InsightFigures, type SoldThing } from '@firkant/domain/insights/insight-figures.ts'
import type { InsightsPageModel } from '@firkant/domain/page/models/insights-models.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { Guard } from '../../platform/guard.tsx'
import { DayCharts } from './day-charts.tsx'
import { FunnelView } from './funnel-view.tsx'
import { InsightTiles } from './insight-tiles.tsx'
import style from './insights-page.module.css'
import { RankedList } from './ranked-list.tsx'
import { SpeedView } from './speed-view.tsx'
import { useInsightsTexts } from './use-insights-texts.ts'

interface Choice {
  readonly key: string
  readonly url: string
  readonly name: string
  readonly isCurrent: boolean
}

function Choices({ label, choices }: { readonly label: string; readonly choices: readonly Choice[] }): ReactNode {
  return (
    <nav className={style.choices} aria-label={label}>
      <ul>
        {choices.map(({ key, url, name, isCurrent }) => (
          <li key={key}>
            <a href={url} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Head({ model }: { readonly model: InsightsPageModel }): ReactNode {
  const { text, date } = useInsightsTexts()
  const { length, periods, markets, employeeUrl, figures } = model
  const { from, to } = figures.period
  return (
    <header className={style.head}>
      <div>
        <a href={employeeUrl} data-part="text-link">
          {text('back')}
        </a>
        <h1 className={style.title}>{text('title')}</h1>
        <p className={style.note}>{text('intro', { from: date(from), to: date(to), days: String(length) })}</p>
      </div>
      <div className={style.controls}>
        {markets.length > 1 && (
          <Choices
            label={text('markets')}
            choices={markets.map(({ market, url }) => ({
              key: market,
              url,
              name: text(`market.${market}`),
              isCurrent: market === figures.market,
            }))}
          />
        )}
        <Choices
          label={text('periods')}
          choices={periods.map((each) => ({
            key: String(each.length),
            url: each.url,
            name: text('period', { days: String(each.length) }),
            isCurrent: each.length === length,
          }))}
        />
      </div>
    </header>
  )
}

function Lists({ figures }: { readonly figures: InsightFigures }): ReactNode {
  const { text, plural, number, money } = useInsightsTexts()
  const { products, categories, searches, searchesWithoutResults, pageKinds, totals } = figures
  const sold = (things: readonly SoldThing[]) =>
    things.map(({ name, url, revenueMinor, pieces }) => ({
      name,
      url,
      value: revenueMinor,
      shown: money(revenueMinor),
      aside: plural('pieces', pieces),
    }))
  const searched = (terms: typeof searches) =>
    terms.map(({ term, count }) => ({ name: term, value: count, shown: plural('times', count) }))
  const all = { count: number(totals.searchesWithoutResults), all: number(totals.searches) }
  const empty = text('noSales')
  return (
    <div className={style.columns}>
      <RankedList part="insight-products" heading={text('products')} empty={empty} rows={sold(products)} />
      <RankedList part="insight-categories" heading={text('categories')} empty={empty} rows={sold(categories)} />
      <RankedList
        part="insight-searches"
        heading={text('searches')}
        empty={text('noSearches')}
        rows={searched(searches)}
      />
      <RankedList
        part="insight-empty-searches"
        heading={text('emptySearches')}
        note={text('emptySearchesNote', all)}
        empty={text('noEmptySearches')}
        rows={searched(searchesWithoutResults)}
      />
      <RankedList
        part="insight-pages"
        heading={text('pages')}
        empty=""
        rows={pageKinds.map(({ kind, views }) => ({ name: text(`name.${kind}`), value: views, shown: number(views) }))}
      />
      <section className={style.card} aria-labelledby="insight-how">
        <h2 id="insight-how" className={style.heading}>
          {text('how')}
        </h2>
        <p className={style.note}>{text('howViews')}</p>
        <p className={style.note}>{text('howVisits')}</p>
        <p className={style.note}>{text('howOrders')}</p>
      </section>
    </div>
  )
}

function Figures({ figures }: { readonly figures: InsightFigures }): ReactNode {
  return (
    <>
      <Guard>
        <InsightTiles figures={figures} />
      </Guard>
      <Guard>
        <DayCharts days={figures.days} />
      </Guard>
      <Guard>
        <FunnelView figures={figures} />
      </Guard>
      <Guard>
        <Lists figures={figures} />
      </Guard>
      <Guard>
        <SpeedView figures={figures} />
      </Guard>
    </>
  )
}

/** For owners: how the shop is doing. Whole without scripts; periods and markets are links. */
export function InsightsPage({ page }: { readonly page: PageWith<'InsightsPage'> }): ReactNode {
  const { text } = useInsightsTexts()
  const { model } = page
  return (
    <div className={style.page} data-part="insights">
      <Head model={model} />
      {isEmpty(model.figures) ? (
        <section className={style.card} data-part="insights-empty">
          <h2 className={style.heading}>{text('empty')}</h2>
          <p className={style.note}>{text('emptyText')}</p>
        </section>
      ) : (
        <Figures figures={model.figures} />
      )}
    </div>
  )
}
