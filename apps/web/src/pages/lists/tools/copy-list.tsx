import { useState, type ReactNode } from 'react'
import { isWishlistKey, LEFT_REASONS, type CopyListAnswer, type LeftItem } from '@firkant/domain/lists/shopping-list.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { listsOf } from '../../../features/lists/lists-api.ts'
import { announcer } from '../../../platform/announcer.ts'
import { useDynamicData } from '../../../platform/dynamic-data/use-dynamic-data.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { useFrame } from '../../../platform/use-frame.ts'
import { copiedText } from './copied-message.ts'
import { listErrorText } from '../list-error-text.ts'
import { ListForm } from '../list-form.tsx'
import { addressWith } from '../lists-context.ts'
import style from '../shared-list-page.module.css'
import { listsTexts } from '../lists.texts.ts'

const LEFT_TEXTS = { gone: 'leftGone', full: 'leftFull' } as const satisfies Record<LeftItem['reason'], string>

/** What did not come along, and why. */
function Left({ left }: { readonly left: readonly LeftItem[] }): ReactNode {
  const { text } = useTexts(listsTexts)
  return LEFT_REASONS.map((reason) => {
    const names = left.filter((item) => item.reason === reason)
    return (
      names.length > 0 && (
        <div key={reason} className={style.left}>
          <p>{text(LEFT_TEXTS[reason])}</p>
          <ul>
            {names.map(({ code, name }) => (
              <li key={code}>{name}</li>
            ))}
          </ul>
        </div>
      )
    )
  })
}

function Kept({ name, answer }: { readonly name: string; readonly answer: CopyListAnswer }): ReactNode {
  const texts = useTexts(listsTexts)
  const listsPage = useFrame().frame?.listsPage ?? '#'
  const { listKey = '', left = [] } = answer
  return (
    <>
      <p className={style.kept} data-part="list-kept">
        <Icon name="heart" className={style.icon} />
        <span>
          {copiedText(texts, name, answer)} ·{' '}
          <a href={addressWith(listsPage, { listKey })} data-part="text-link">
            {texts.text(isWishlistKey(listKey) ? 'toWishlist' : 'toKept')}
          </a>
        </span>
      </p>
      <Left left={left} />
    </>
  )
}

interface CopyListProps {
  readonly page: PageWith<'SharedShoppingListPage'>
}

/** A list of the customer's own with the same things; for whoever is not signed in they come onto the wish list. */
export function CopyList({ page: { model } }: CopyListProps): ReactNode {
  const shop = useShop()
  const texts = useTexts(listsTexts)
  const { text } = texts
  const { state, run } = useAsyncAction()
  const isCustomer = useDynamicData('customer').data?.isLoggedIn === true
  const [kept, setKept] = useState<CopyListAnswer>()
  const [failure, setFailure] = useState<string>()
  const name = model.list?.listName ?? ''

  async function keep(): Promise<boolean> {
    setFailure(undefined)
    const answer = await listsOf(shop).keep(model.listId)
    const message = answer.success ? copiedText(texts, name, answer) : listErrorText(text, answer.errorCode)
    announcer.announce(message)
    if (answer.success) setKept(answer)
    else setFailure(message)
    return answer.success
  }

  return (
    <div className={style.keep}>
      <p className={style.keepText}>{text(isCustomer ? 'keepText' : 'keepWishText')}</p>
      {kept ? (
        <Kept name={name} answer={kept} />
      ) : (
        <ListForm
          form="keep"
          fields={{ listId: model.listId }}
          returnTo={model.pageUrl}
          onSubmit={() => void run(keep)}
        >
          <AsyncButton state={state} part="button" isKept>
            {text('keep')}
          </AsyncButton>
        </ListForm>
      )}
      {failure !== undefined && <p className={style.failure}>{failure}</p>}
    </div>
  )
}
