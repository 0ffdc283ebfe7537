import type { ReactNode } from 'react'
import type { SkippedItem } from '@firkant/domain/lists/shopping-list.ts'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import { ListForm } from '../list-form.tsx'
import style from '../list-foot.module.css'
import type { MeantList, useAddAll } from './use-add-all.ts'
import { listsTexts } from '../lists.texts.ts'

interface AddAllProps {
  readonly meant: MeantList
  readonly action: ReturnType<typeof useAddAll>
  readonly isAllowed: boolean
  readonly returnTo: string
}

export function AddAll({ meant, action, isAllowed, returnTo }: AddAllProps): ReactNode {
  const { text } = useTexts(listsTexts)
  return (
    <ListForm form="addToCart" fields={{ ...meant }} returnTo={returnTo} onSubmit={action.addAll} className={style.add}>
      <AsyncButton state={action.state} part="button" variant="buy" disabled={!isAllowed} isKept>
        {text('addAll')}
      </AsyncButton>
    </ListForm>
  )
}

interface SkippedProps {
  readonly skipped: readonly Pick<SkippedItem, 'code' | 'name'>[]
  readonly reason?: 'skipped' | 'left'
}

/** What was sold out and stayed on the list, or did not come along to another. */
export function Skipped({ skipped, reason = 'skipped' }: SkippedProps): ReactNode {
  const { text } = useTexts(listsTexts)
  return (
    <div role="status" className={style.skipped}>
      {skipped.length > 0 && (
        <>
          <p>{text(reason)}</p>
          <ul>
            {skipped.map(({ code, name }) => (
              <li key={code}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
