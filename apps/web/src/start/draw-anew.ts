import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const looksLike =
  ({ tagName, ariaLabel, textContent }: Element) =>
  (one: Element) =>
    one.tagName === tagName && one.ariaLabel === ariaLabel && one.textContent === textContent

/** Finds what had the focus again: the same among all that say the same. */
function rememberFocus(root: Element): () => void {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || !root.contains(activeElement)) return () => undefined
  const find = () => [...root.querySelectorAll<HTMLElement>(activeElement.tagName)].filter(looksLike(activeElement))
  const place = find().indexOf(activeElement)
  return () => {
    const again = find()[place]
    if (activeElement instanceof HTMLInputElement && again instanceof HTMLInputElement)
      again.value = activeElement.value
    again?.focus({ preventScroll: true })
  }
}

/** In place of markup that nothing fits any more: in one go, where it stands. A press that waits finds its element again. */
export function drawAnew(place: HTMLElement, app: ReactNode): void {
  const focusAgain = rememberFocus(place)
  const root = createRoot(place)
  flushSync(() => root.render(app))
  focusAgain()
}
