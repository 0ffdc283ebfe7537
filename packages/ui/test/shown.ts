import { within, type BoundFunctions, type queries } from '@testing-library/dom'
import { Window } from 'happy-dom'

/** Markup as a browser reads it: asked by role and text as people meet it, by part where it has neither. */
export interface Shown extends BoundFunctions<typeof queries> {
  readonly root: HTMLElement
  /** All elements with that `data-part`, in order. */
  readonly parts: (name: string) => readonly HTMLElement[]
  /** The only element with that `data-part`. */
  readonly part: (name: string) => HTMLElement
  /** What is read in each of the `parts`. */
  readonly texts: (name: string) => readonly string[]
}

export function readMarkup(html: string): Shown {
  const { document } = new Window()
  // Read before it is in the document: there, every address and id is looked up while the rest is still to come.
  const read = document.createElement('div')
  read.innerHTML = html
  document.body.append(...read.childNodes)
  return shownIn(document.body as unknown as HTMLElement)
}

/** The same questions to one element of it; the element is the first that the selector finds. */
export function shownIn(place: ParentNode, selector?: string): Shown {
  const root = selector === undefined ? (place as HTMLElement) : place.querySelector<HTMLElement>(selector)
  if (!root) throw new Error(`There is no ${selector} in:\n${(place as HTMLElement).outerHTML}`)
  const parts = (name: string) => [...root.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)]
  return {
    ...within(root),
    root,
    parts,
    part: (name) => {
      const [only, ...others] = parts(name)
      if (!only || others.length > 0)
        throw new Error(`There are ${parts(name).length} parts ${name}, not one:\n${root.outerHTML}`)
      return only
    },
    texts: (name) => parts(name).map(textOf),
  }
}

/** Its text as it is read: every white space is one blank. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** The same where it is the style sheet that keeps elements apart: a blank around each of them. */
export function spacedTextOf(element: Element | null | undefined): string {
  const pieces = [...(element?.childNodes ?? [])].map((node) => {
    if (node.nodeType === node.ELEMENT_NODE) return ` ${spacedTextOf(node as Element)} `
    return node.nodeType === node.TEXT_NODE ? node.textContent : ''
  })
  return pieces.join('').replaceAll(/\s+/g, ' ').trim()
}

/** Whether they are all there, each after the one before it: the order of reading and of the keyboard. */
export function standInOrder(elements: readonly (Element | null | undefined)[]): boolean {
  return elements.every((element, index) => {
    const before = elements[index - 1]
    if (!element) return false
    return !before || (before.compareDocumentPosition(element) & before.DOCUMENT_POSITION_FOLLOWING) !== 0
  })
}

/** Its attributes, those asked for. */
export const attributesOf = (element: Element | null | undefined, names: readonly string[]) =>
  names.map((name) => element?.getAttribute(name))
