import type { Page } from '@playwright/test'

/** Path of an element → its style. Styles are texts like `color: red; …`, each stored once. */
export interface StyleReading {
  readonly texts: readonly string[]
  readonly places: readonly (readonly [place: string, text: number])[]
}

/** Properties that follow from sizes, or repeat others in other units, say nothing about a sheet. */
const LEFT_OUT =
  /^(?:-webkit-|perspective-origin|transform-origin|block-size|inline-size|min-block|min-inline|max-block|max-inline|(?:margin|padding|border|inset)-(?:block|inline)|border-(?:start|end)-|overflow-(?:block|inline)|inset-|transition|animation|text-size-adjust|unicode-bidi|caret-color|scroll-timeline|view-timeline)/
    .source

/** Computed styles of all elements, with `::before` and `::after`; only what differs from an empty page. */
export function readStyles(page: Page): Promise<StyleReading> {
  return page.evaluate((leftOut) => {
    const unwanted = new RegExp(leftOut)
    const names = [...getComputedStyle(document.documentElement)].filter(
      (name) => !unwanted.test(name) && !name.startsWith('--'),
    )
    const bare = document.createElement('x-bare')
    document.documentElement.append(bare)
    const initial = new Map(names.map((name) => [name, getComputedStyle(bare).getPropertyValue(name)]))
    bare.remove()
    const textOf = (style: CSSStyleDeclaration) => {
      let text = ''
      for (const name of names) {
        const value = style.getPropertyValue(name)
        if (value !== initial.get(name)) text += `${name}: ${value}; `
      }
      return text
    }
    const numbers = new Map<string, number>()
    const numberOf = (text: string) => {
      const known = numbers.get(text) ?? numbers.size
      numbers.set(text, known)
      return known
    }
    const places: [string, number][] = []
    const visit = (element: Element, around: string) => {
      const part =
        element.getAttribute('data-part') ?? element.getAttribute('data-block') ?? element.tagName.toLowerCase()
      const place = `${around}/${part}`
      const style = getComputedStyle(element)
      places.push([place, numberOf(textOf(style))])
      if (style.display === 'none') return
      for (const pseudo of ['::before', '::after']) {
        const drawn = getComputedStyle(element, pseudo)
        if (drawn.content !== 'none' && drawn.content !== 'normal')
          places.push([`${place}${pseudo}`, numberOf(textOf(drawn))])
      }
      if (element.tagName.toLowerCase() === 'svg') return
      for (const child of element.children) visit(child, place)
    }
    visit(document.body, '')
    return { texts: [...numbers.keys()], places }
  }, LEFT_OUT)
}
