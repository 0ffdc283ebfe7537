import { useEffect, type ReactNode } from 'react'
import { openDocument } from '../../platform/navigation/open-document.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { employeeTexts } from './employee.texts.ts'

const KEY = 'e'
const WRITTEN_IN = 'input, textarea, select, [contenteditable]'

interface EditPageLinkProps {
  readonly editsAt: string
  readonly className: string | undefined
}

/** The page that is looked at, in the studio: by this link, or by its key where nothing is being written. */
export function EditPageLink({ editsAt, className }: EditPageLinkProps): ReactNode {
  const { text } = useTexts(employeeTexts)
  const open = () => openDocument(`${editsAt}?${new URLSearchParams({ at: location.pathname })}`)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isWriting = event.target instanceof Element && event.target.closest(WRITTEN_IN) !== null
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
      if (event.key === KEY && !isWriting && !hasModifier && !event.repeat) open()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  return (
    <button type="button" className={className} aria-keyshortcuts="E" onClick={open}>
      {text('bar.edit')} (E)
    </button>
  )
}
