import { EDIT_KEY_STORAGE } from '@firkant/domain/employee/employee-forms.ts'
import type { ShopStorage } from '../../../platform/shop-storage.ts'

export const EDIT_KEY = 'e'
const OFF = 'off'

/** Where a letter is written, chooses something, or belongs to a question that must be answered first. */
const TAKES_LETTERS = [
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), dialog',
  ...['textbox', 'searchbox', 'combobox', 'listbox', 'menu', 'menubar', 'tree', 'grid', 'spinbutton', 'dialog'].map(
    (role) => `[role=${role}]`,
  ),
].join(', ')

type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing' | 'defaultPrevented' | 'composedPath'
>

/** One letter alone, for nobody and nothing else. */
export function isEditKey(event: Key): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, defaultPrevented } = event
  if (key !== EDIT_KEY || repeat || isComposing || defaultPrevented) return false
  if (ctrlKey || metaKey || altKey || shiftKey) return false
  // A field inside a part of its own is not the target, but it is on the way.
  return !event.composedPath().some((part) => part instanceof HTMLElement && part.matches(TAKES_LETTERS))
}

/** A key of one letter can be pressed by mistake or by speech: whoever does not want it switches it off, for good. */
export const isEditKeyOn = (storage: ShopStorage): boolean => storage.get(EDIT_KEY_STORAGE) !== OFF

export function switchEditKey(storage: ShopStorage, isOn: boolean): void {
  if (isOn) storage.remove(EDIT_KEY_STORAGE)
  else storage.set(EDIT_KEY_STORAGE, OFF)
}
