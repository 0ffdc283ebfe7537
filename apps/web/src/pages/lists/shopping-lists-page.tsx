import { useMemo, useState, type ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { announcer } from '../../platform/announcer.ts'
import { Guard } from '../../platform/guard.tsx'
import { MyHead } from '../my-pages/my-head.tsx'
import { ListOutcome } from './list-outcome.tsx'
import { ListShelf } from './list-shelf.tsx'
import { ListsContext, useListsState } from './lists-context.ts'
import { PicksContext, togglePick, type Picks } from './tools/picks.ts'
import { PlainListForms } from './plain-list-forms.tsx'
import { SelectedList } from './selected-list.tsx'
import style from './shopping-lists-page.module.css'
import { listsTexts } from './lists.texts.ts'

/** Of the selected list alone: what is on another one can't be seen while one picks. */
function usePickState(listKey: string): Picks {
  const { text } = useTexts(listsTexts)
  const [state, setState] = useState<{ readonly listKey: string; readonly picked: readonly string[] }>()
  const picked = state?.listKey === listKey ? state.picked : []
  return {
    picked,
    toggle(sku) {
      const next = togglePick(picked, sku)
      if (next) setState({ listKey, picked: next })
      else announcer.announce(text('mostPicks'))
    },
    clear: () => setState(undefined),
  }
}

/** The visitor's lists as a shelf, and the selected one with all that is on it. */
export function ShoppingListsPage({ page }: { page: PageWith<'ShoppingListsPage'> }): ReactNode {
  const { model } = page
  const { text } = useTexts(listsTexts)
  const state = useListsState(model)
  const picks = usePickState(state.list.listKey)
  const lead = useMemo(() => <p>{text('lead')}</p>, [text])
  return (
    <ListsContext value={state}>
      <PicksContext value={picks}>
        <div className={style.page}>
          <MyHead crumbs={model.breadcrumbs} title={text('heading')} lead={lead} />
          <div className={style.body}>
            <Guard>
              <ListShelf />
            </Guard>
            <ListOutcome outcome={model} items={state.list.items} pageUrl={model.pageUrl} />
            <Guard>
              <SelectedList />
            </Guard>
            <PlainListForms />
          </div>
        </div>
      </PicksContext>
    </ListsContext>
  )
}
