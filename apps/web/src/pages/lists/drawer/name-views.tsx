import { useState, type FormEvent, type ReactNode } from 'react'
import { listNameLength, MAX_LIST_NAME, readListName } from '@firkant/domain/lists/list-name.ts'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { confirmations } from '../../../features/confirmations/confirmations.ts'
import { listsOf } from '../../../features/lists/lists-api.ts'
import { goInPlace } from '../../../platform/navigation/in-place.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { listErrorText } from '../list-error-text.ts'
import { addressWith } from '../lists-context.ts'
import { listsTexts } from '../lists.texts.ts'
import { useDrawer } from './drawer-context.ts'
import style from './list-drawer.module.css'
import { useMoving } from './use-moving.ts'

interface NameFormProps {
  readonly first?: string | undefined
  readonly label: string
  /** The text of the refusal, if any. */
  readonly onName: (listName: string) => Promise<string | undefined>
}

/** A list's name: 1 to 30 characters, counted while one writes. */
function NameForm({ first = '', label, onName }: NameFormProps): ReactNode {
  const { text } = useTexts(listsTexts)
  const { state, run } = useAsyncAction()
  const [name, setName] = useState(first)
  const [problem, setProblem] = useState<string>()
  const invalid = text('invalidListName')

  function submit(event: FormEvent): void {
    event.preventDefault()
    const listName = readListName(name)
    setProblem(listName === undefined ? invalid : undefined)
    if (listName === undefined) return
    void run(async () => {
      const refusal = await onName(listName)
      setProblem(refusal)
      return refusal === undefined
    })
  }

  return (
    <form className={style.form} noValidate onSubmit={submit}>
      <TextField
        label={text('name')}
        hint={text('nameHint')}
        name="listName"
        required
        value={name}
        maxLength={MAX_LIST_NAME}
        lengthOf={listNameLength}
        countText={(used, max) => text('nameCount', { used, max })}
        problem={problem}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(written) => {
          setName(written)
          setProblem(listNameLength(written) > MAX_LIST_NAME ? invalid : undefined)
        }}
      />
      <AsyncButton state={state} part="button" className={style.wide}>
        {label}
      </AsyncButton>
    </form>
  )
}

export function EditView(): ReactNode {
  const shop = useShop()
  const { text } = useTexts(listsTexts)
  const { list, close } = useDrawer()
  async function rename(name: string): Promise<string | undefined> {
    const { success, errorCode } = await listsOf(shop).rename(name, list.listKey)
    if (!success) return listErrorText(text, errorCode)
    confirmations.show({ text: text('renamed', { name }) })
    close()
    return undefined
  }
  return <NameForm first={list.listName} label={text('saveName')} onName={rename} />
}

export function CreateView(): ReactNode {
  const shop = useShop()
  const { text } = useTexts(listsTexts)
  const { detail } = useDrawer()
  async function create(name: string): Promise<string | undefined> {
    const { success, errorCode, ...answer } = await listsOf(shop).create(name)
    if (!success) return listErrorText(text, errorCode)
    confirmations.show({ text: text('created', { name }) })
    const listKey = 'listKey' in answer ? answer.listKey : undefined
    // The drawer closes on the way there.
    goInPlace(addressWith(detail.pageUrl, { listKey }))
    return undefined
  }
  return <NameForm label={text('createButton')} onName={create} />
}

export function CreateMoveView(): ReactNode {
  const { text } = useTexts(listsTexts)
  const { moveToNew } = useMoving()
  return <NameForm label={text('createMoveButton')} onName={moveToNew} />
}
