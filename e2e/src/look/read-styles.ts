import type { Page } from '@playwright/test'

/** Place of an element → its style. Styles are texts like `color: red; …`, each kept once. */
export interface StyleReading {
  readonly texts: readonly string[]
  readonly places: readonly (readonly [place: string, text: number])[]
}

/** What follows from the sizes of others says nothing about a sheet; nor does what only paints in other units. */
const LEFT_OUT =
  /^(?:-webkit-|perspective-origin|transform-origin|block-size|inline-size|min-block|min-inline|max-block|max-inline|(?:margin|padding|border|inset)-(?:block|inline)|border-(?:start|end)-|overflow-(?:block|inline)|inset-|transition|animation|text-size-adjust|unicode-bidi|caret-color|scroll-timeline|view-timeline)/
    .source

/** The computed style of all that is on the page, with `::before` and `::after`; only what is not as in an empty page. */
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
