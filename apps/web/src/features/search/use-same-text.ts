import { useLayoutEffect, type RefObject } from 'react'
import type { QuickSearchState } from './use-quick-search.ts'

function write(field: HTMLInputElement | null, text: string): void {
  if (field && field.value !== text) field.value = text
}

/** Takes over what was typed before the code loaded, then keeps field and state in sync. */
export function useSameText(input: RefObject<HTMLInputElement | null>, { box, view }: QuickSearchState): void {
  useLayoutEffect(() => {
    const written = input.current?.value ?? ''
    if (written !== box.current().text) box.show(written)
  }, [box, input])
  useLayoutEffect(() => write(input.current, view.text), [input, view.text])
}
