import { describe, expect, it } from 'vitest'
import { showBlock } from '../../../test/render-page.ts'

const ITEMS = [
  { question: 'Kan jeg bytte?', answer: '<p>Ja, i 100 dage.</p>', anchor: 'bytte' },
  { question: 'Bærer I op?', answer: '<p>Ja.</p>' },
]

describe('the FAQ block', () => {
  it('BLOCK-10 has each answer in the markup, closed, without a script to open it', async () => {
    const shown = await showBlock('Faq', { heading: 'Om levering', text: 'Ring ellers.', items: ITEMS, theme: 'none' })
    const items = [...shown.root.querySelectorAll('details')]
    expect(items.map((item) => item.hasAttribute('open'))).toEqual([false, false])
    const question = shown.getByRole('heading', { level: 3, name: 'Kan jeg bytte?' })
    expect(question.matches('details > summary > :first-child')).toBe(true)
    shown.getByText('Ja, i 100 dage.', { selector: 'p' })
    shown.getByText('Ring ellers.', { selector: 'p' })
  })

  it('BLOCK-10 an anchor names the answer; the others are named all the same', async () => {
    const shown = await showBlock('Faq', { items: ITEMS, theme: 'beige' })
    const ids = shown.parts('accordion-body').map(({ id }) => id)
    expect(ids).toEqual(['bytte', expect.stringMatching(/.+/)])
    const questions = shown.getAllByRole('heading', { level: 2 })
    expect(questions.map((question) => question.matches('summary > :first-child'))).toEqual([true, true])
  })
})
