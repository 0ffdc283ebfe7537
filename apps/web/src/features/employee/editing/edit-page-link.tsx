import { useEffect, useState, type ReactNode } from 'react'
import { openDocument } from '../../../platform/navigation/open-document.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { EDIT_KEY, isEditKey, isEditKeyOn, switchEditKey } from './edit-key.ts'
import style from '../employee-bar.module.css'
import { employeeTexts } from '../employee.texts.ts'
import { employeeStorageOf } from '../use-employee-session.ts'

interface EditPageLinkProps {
  readonly editsAt: string
}

/** The page that is looked at, in the studio: by this button, or by its key, which can be switched off beside it. */
export function EditPageLink({ editsAt }: EditPageLinkProps): ReactNode {
  const { text } = useTexts(employeeTexts)
  const storage = employeeStorageOf(useShop())
  const [isOn, setOn] = useState(() => isEditKeyOn(storage))
  const open = () => openDocument(`${editsAt}?${new URLSearchParams({ at: location.pathname })}`)
  useEffect(() => {
    if (!isOn) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (isEditKey(event)) open()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  const toggle = () => {
    switchEditKey(storage, !isOn)
    setOn(!isOn)
  }
  const letter = EDIT_KEY.toUpperCase()
  return (
    <span className={style.edit}>
      <button type="button" className={style.out} {...(isOn && { 'aria-keyshortcuts': letter })} onClick={open}>
        {text('bar.edit')}
      </button>
      <button
        type="button"
        className={style.key}
        aria-pressed={isOn}
        aria-label={text('bar.editKey')}
        title={text('bar.editKey')}
        onClick={toggle}
      >
        {letter}
      </button>
    </span>
  )
}
