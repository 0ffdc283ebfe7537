import { within, type BoundFunctions, type queries } from '@testing-library/dom'
import { Window } from 'happy-dom'

/** Markup as a browser reads it: asked by role and text as people meet it, by part where it has neither. */
export interface Shown extends BoundFunctions<typeof queries> {
  readonly root: HTMLElement
  /** All elements with that `data-part`, in order. */
  readonly parts: (name: string) => readonly HTMLElement[]
  /** The only element with that `data-part`. */
  readonly part: (name: string) => HTMLElement
}

export function readMarkup(html: string): Shown {
  const { document } = new Window()
  const root = document.body as unknown as HTMLElement
  root.innerHTML = html
  const parts = (name: string) => [...root.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)]
  return {
    ...within(root),
    root,
    parts,
    part: (name) => {
      const [only, ...others] = parts(name)
      if (!only || others.length > 0)
        throw new Error(`There are ${parts(name).length} parts ${name}, not one:\n${html}`)
      return only
    },
  }
}

/** Its text as it is read: every white space is one blank. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
