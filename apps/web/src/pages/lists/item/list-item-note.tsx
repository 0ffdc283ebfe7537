import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { MAX_ITEM_NOTE, type ShoppingListItem } from '@firkant/domain/lists/shopping-list.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { announcer } from '../../../platform/announcer.ts'
import style from './list-item.module.css'
import { listsTexts } from '../lists.texts.ts'

interface NoteProps {
  readonly item: ShoppingListItem
  /** True if it was saved. */
  readonly onSave: (note: string) => Promise<boolean>
}

/** Saved when one leaves it. What could not be saved stays in the field. */
export function ListItemNote({ item, onSave }: NoteProps): ReactNode {
  const { text } = useTexts(listsTexts)
  const [draft, setDraft] = useState<string>()
  const saved = item.note ?? ''

  async function save(): Promise<void> {
    const written = draft?.trim()
    setDraft(undefined)
    if (written === undefined || written === saved) return
    if (await onSave(written)) announcer.announce(text('noteSaved'))
    else setDraft((since) => since ?? written)
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key === 'Escape') setDraft(undefined)
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      event.currentTarget.blur()
    }
  }

  return (
    <textarea
      name="note"
      className={style.note}
      data-part="list-note"
      rows={1}
      maxLength={MAX_ITEM_NOTE}
      enterKeyHint="done"
      aria-label={text('note', { name: item.name })}
      placeholder={text('notePlaceholder')}
      value={draft ?? saved}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => void save()}
      onKeyDown={onKeyDown}
    />
  )
}
