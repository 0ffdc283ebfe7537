import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { morph } from './morph.ts'

function page(html: string): HTMLElement {
  const { document } = new Window()
  document.body.innerHTML = html
  return document.body as unknown as HTMLElement
}

/** What it is after it was made the next one, and which of the elements with an id stayed what they were. */
function morphed(html: string, next: string) {
  const shown = page(html)
  const before = new Map([...shown.querySelectorAll('[id]')].map((each) => [each.id, each]))
  morph(shown, page(next))
  const kept = [...shown.querySelectorAll('[id]')].filter((each) => before.get(each.id) === each).map(({ id }) => id)
  return { html: shown.innerHTML, kept }
}

const block = (id: string, text: string) => `<section id="${id}"><h2 id="${id}-head">${text}</h2></section>`

describe('the page beside its form', () => {
  it.each([
    ['a text', [block('a', 'One'), block('b', 'Two')], [block('a', 'Once'), block('b', 'Two')], 4],
    ['one more', [block('a', 'One'), block('c', 'One')], ['a', 'b', 'c'].map((id) => block(id, 'One')), 4],
    ['one less', ['a', 'b', 'c'].map((id) => block(id, 'One')), [block('a', 'One'), block('c', 'One')], 4],
    ['another order', [block('a', 'One'), block('b', 'Two')], [block('b', 'Two'), block('a', 'One')], 0],
    ['another element', ['<p>One</p>', block('b', 'Two')], ['<ul><li>One</li></ul>', block('b', 'Two')], 2],
    ['nothing', [block('a', 'One')], [block('a', 'One')], 2],
    ['everything', [block('a', 'One')], [], 0],
  ])('STU-03 is the new one, and keeps what did not change: %s', (_change, before, after, keptCount) => {
    const { html, kept } = morphed(before.join(''), after.join(''))
    expect(html).toBe(after.join(''))
    expect(kept).toHaveLength(keptCount)
  })

  it('STU-03 takes attributes that are new, other and gone', () => {
    const { html, kept } = morphed('<a id="a" href="/one" class="x">One</a>', '<a id="a" href="/two" lang="da">One</a>')
    expect(page(html).querySelector('a')?.getAttributeNames().toSorted()).toEqual(['href', 'id', 'lang'])
    expect(page(html).querySelector('a')?.getAttribute('href')).toBe('/two')
    expect(kept).toEqual(['a'])
  })
})
