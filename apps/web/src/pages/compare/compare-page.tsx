import { useEffect, useId, type ReactNode } from 'react'
import type { ComparePageModel } from '@firkant/domain/page/models/compare-model.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { EmptyState } from '@firkant/ui/empty-state/empty-state.tsx'
import { comparePicks } from '../../features/compare/compare-picks.ts'
import { Guard } from '../../platform/guard.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { useFrame } from '../../platform/use-frame.ts'
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx'
import { PartFailure } from '../../shell/part-failure.tsx'
import style from './compare-page.module.css'
import { CompareSuggestions } from './compare-suggestions.tsx'
import { CompareTable } from './compare-table.tsx'
import { compareTexts } from './compare.texts.ts'

function NothingCompared(): ReactNode {
  const { text } = useTexts(compareTexts)
  const { frame } = useFrame()
  return (
    <EmptyState
      title={text('emptyTitle')}
      ways={
        <a href={frame?.menuPage ?? '/'} data-part="button">
          {text('emptyWay')}
        </a>
      }
    >
      <p>{text('emptyText')}</p>
    </EmptyState>
  )
}

/** A plain box: what it hides, the style sheet hides, so it works without scripts too. */
function OnlyDifferences(): ReactNode {
  const { text } = useTexts(compareTexts)
  const id = useId()
  return (
    <div className={style.switch}>
      <input id={id} type="checkbox" className={style.box} />
      <label htmlFor={id} className={style.label}>
        {text('onlyDifferences')} <span aria-hidden="true">≠</span>
      </label>
    </div>
  )
}

function useSavedPicks(compared: ComparePageModel['compared']): void {
  const shop = useShop()
  const shown = compared.map(({ card }) => card.currentSku).join(',')
  useEffect(() => comparePicks(shop).save(shown.split(',')), [shop, shown])
}

function Compared({ model }: { model: ComparePageModel }): ReactNode {
  const { text, plural } = useTexts(compareTexts)
  const { compared, rows } = model
  useSavedPicks(compared)
  return (
    <section className={style.page} data-empty={compared.length === 0 || undefined}>
      <header className={style.head} data-part="compare-head">
        <h1 className={style.title}>{text('heading')}</h1>
        {compared.length > 0 && <p className={style.count}>{plural('count', compared.length)}</p>}
        {compared.length > 1 && <OnlyDifferences />}
      </header>
      {compared.length === 0 ? <NothingCompared /> : <CompareTable products={compared} rows={rows} />}
      <Guard>
        <CompareSuggestions suggestions={model.suggestions} />
      </Guard>
    </section>
  )
}

export function ComparePage({ page }: { page: PageWith<'ComparePage'> }): ReactNode {
  return (
    <>
      <Breadcrumbs crumbs={page.model.breadcrumbs} ground="service" />
      <Guard fallback={<PartFailure />}>
        <Compared model={page.model} />
      </Guard>
    </>
  )
}
