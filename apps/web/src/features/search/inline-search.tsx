import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { ClearButton } from './clear-button.tsx'
import type { HeaderSearchProps } from './header-search-props.ts'
import style from './quick-search.module.css'
import { SearchList } from './answers/search-list.tsx'
import { useResultCountAnnounced, useQuickSearch } from './use-quick-search.ts'
import { useSameText } from './use-same-text.ts'
import { useSearchCombobox } from './use-search-combobox.ts'

/** The suggestions in a list under the header. */
export function InlineSearch({ input, onField }: HeaderSearchProps): ReactNode {
  const [isOpen, setOpen] = useState(() => document.activeElement === input.current)
  const state = useQuickSearch(isOpen)
  const { box, view } = state
  const combobox = useSearchCombobox(state, { isOpen, onOpenChange: setOpen })
  useSameText(input, state)
  useResultCountAnnounced(state, isOpen)
  useLayoutEffect(() => {
    const { value: _, ...field } = combobox.inputProps(input)
    onField({ ...field, onFocus: () => setOpen(true) })
  })
  useEffect(() => {
    const form = input.current?.form
    const close = () => setOpen(false)
    form?.addEventListener('submit', close)
    return () => form?.removeEventListener('submit', close)
  }, [input])

  function clear(): void {
    box.type('')
    input.current?.focus()
    setOpen(true)
  }

  return (
    <>
      {(isOpen || view.text !== '') && (
        <ClearButton mark={combobox.ofList} isEmpty={view.text === ''} onClear={clear} onClose={() => setOpen(false)} />
      )}
      <div className={style.panel} data-part="search-panel" data-open={isOpen || undefined}>
        <SearchList state={state} combobox={combobox} place="panel" />
      </div>
    </>
  )
}
