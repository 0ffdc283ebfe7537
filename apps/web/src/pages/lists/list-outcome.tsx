import type { ReactNode } from 'react'
import type { ListOutcome as Outcome } from '@firkant/domain/page/models/list-models.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { Skipped } from './tools/add-all.tsx'
import { copiedWishText } from './tools/copied-message.ts'
import { listErrorText } from './list-error-text.ts'
import { ListForm } from './list-form.tsx'
import style from './list-outcome.module.css'
import { listsTexts, type ListsTexts } from './lists.texts.ts'

function messageOf({ refused, done, added, present = 0 }: Outcome, texts: ListsTexts): string | undefined {
  const { text, plural } = texts
  if (refused !== undefined) return listErrorText(text, refused)
  if (done === undefined) return undefined
  if (done === 'addToCart') return added ? plural('addedAll', added) : text('noneAdded')
  // Counted only where they came onto the wish list.
  if (done === 'keep' && added !== undefined) return copiedWishText(texts, added, present)
  return text(`done.${done}`)
}

interface ListOutcomeProps {
  readonly outcome: Outcome
  readonly items: readonly { readonly code: string; readonly name: string }[]
  readonly pageUrl: string
}

/** What came of a form that was sent without scripts. */
export function ListOutcome({ outcome, items, pageUrl }: ListOutcomeProps): ReactNode {
  const texts = useTexts(listsTexts)
  const message = messageOf(outcome, texts)
  if (message === undefined) return null
  const { refused, done, deletedList, skipped = [] } = outcome
  return (
    <div className={style.outcome} data-tone={refused === undefined ? undefined : 'negative'} role="status">
      <p>{message}</p>
      {deletedList !== undefined && (
        <ListForm form="undelete" fields={{ listKey: deletedList }} returnTo={pageUrl}>
          <button type="submit" data-part="text-link">
            {texts.text('undo')}
          </button>
        </ListForm>
      )}
      <Skipped
        skipped={items.filter(({ code }) => skipped.includes(code))}
        reason={done === 'keep' ? 'left' : 'skipped'}
      />
    </div>
  )
}
