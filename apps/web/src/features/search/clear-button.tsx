import type { ReactNode, Ref } from 'react'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './quick-search.module.css'
import { quickSearchTexts } from './quick-search.texts.ts'

interface ClearButtonProps {
  /** Marks the button as part of the combobox. */
  readonly mark?: Ref<HTMLButtonElement> | undefined
  readonly isEmpty: boolean
  readonly onClear: () => void
  readonly onClose: () => void
}

/** Clears the field; when it is empty, closes the search. */
export function ClearButton({ mark, isEmpty, onClear, onClose }: ClearButtonProps): ReactNode {
  const { texts } = useShop()
  const { text } = useTexts(quickSearchTexts)
  return (
    <button
      ref={mark}
      type="button"
      className={style.clear}
      aria-label={text(isEmpty ? 'quickSearch.close' : 'quickSearch.clear')}
      // The field keeps the focus, and on a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={isEmpty ? onClose : onClear}
    >
      <span className={style.clearText} aria-hidden="true">
        {isEmpty ? texts.text('shell.close') : text('quickSearch.clear')}
      </span>
      <Icon name="close" className={style.clearIcon} />
    </button>
  )
}
