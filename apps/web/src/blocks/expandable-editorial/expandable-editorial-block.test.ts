import { describe, expect, it } from 'vitest'
import { textOf } from '@firkant/ui/test/shown.ts'
import { showBlock } from '../../../test/render-page.ts'

const PLAIN = { html: '<p>Først.</p><p>Sidst.</p>', level: '2', lines: 5, theme: 'none' } as const

describe('the expandable editorial block', () => {
  it('BLOCK-02 comes with all of its text, and without a button that could do nothing yet', async () => {
    const shown = await showBlock('ExpandableEditorial', { ...PLAIN, heading: 'Om *serien*' })
    const paragraphs = [...shown.part('expandable-text').querySelectorAll('p')]
    expect(paragraphs.map(textOf)).toEqual(['Først.', 'Sidst.'])
    expect(shown.queryAllByRole('button', { hidden: true })).toEqual([])
    const heading = shown.getByRole('heading', { level: 2, name: 'Om serien' })
    expect(textOf(heading.querySelector('em'))).toBe('serien')
  })

  it('BLOCK-02 shows as many lines as the editor says', async () => {
    const shown = await showBlock('ExpandableEditorial', { ...PLAIN, lines: 3 })
    expect(shown.part('expandable-text').getAttribute('style')).toBe('--lines:3')
  })

  it('BLOCK-36 is as narrow as text wants to be', async () => {
    expect((await showBlock('ExpandableEditorial', PLAIN)).root.dataset.width).toBe('narrow')
    expect((await showBlock('ExpandableEditorial', { ...PLAIN, width: 'wide' })).root.dataset.width).toBe('wide')
  })
})
