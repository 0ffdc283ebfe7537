import { useLayoutEffect, type RefObject } from 'react'
import type { QuickSearchState } from './use-quick-search.ts'

function write(field: HTMLInputElement | null, text: string): void {
  if (field && field.value !== text) field.value = text
}

/** What was written before the code came is the box's, and what the box says from then on is the field's. */
export function useSameText(input: RefObject<HTMLInputElement | null>, { box, view }: QuickSearchState): void {
  useLayoutEffect(() => {
    const written = input.current?.value ?? ''
    if (written !== box.current().text) box.show(written)
  }, [box, input])
  useLayoutEffect(() => write(input.current, view.text), [input, view.text])
}
