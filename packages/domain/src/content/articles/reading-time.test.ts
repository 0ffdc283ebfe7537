import { describe, expect, it } from 'vitest'
import { readingMinutes } from './reading-time.ts'

const text = (words: number) => ({
  id: 'some-words-that-nobody-reads',
  componentName: 'Editorial',
  props: { html: `<p class="a b c d">${'ord '.repeat(words)}</p>`, theme: 'none' },
})

describe('readingMinutes', () => {
  it.each([
    [0, 1],
    [299, 1],
    [300, 2],
    [1000, 5],
  ])('PAGE-11 %i words are %i minutes', (words, minutes) => {
    expect(readingMinutes([text(words)])).toBe(minutes)
  })

  it('PAGE-11 reads what stands in columns and lists, and no addresses', () => {
    const links = Array.from({ length: 400 }, () => ({ to: '/a b c d e f', title: 'et ord' }))
    const inner = { id: 'links', componentName: 'LinkCollection', props: { links } }
    expect(
      readingMinutes([{ id: 'row', componentName: 'Layout', props: { columns: [{ blocks: [inner, text(200)] }] } }]),
    ).toBe(5)
  })
})
