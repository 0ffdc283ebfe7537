import { describe, expect, it } from 'vitest'
import { textOf } from '@firkant/ui/test/shown.ts'
import { showBlock } from '../../../test/render-page.ts'

const PLAIN = { html: '<p>Eg og olie.</p>', level: '2', align: 'left', theme: 'none' } as const

describe('the editorial block', () => {
  it('BLOCK-01 shows the editor’s words, with or without a heading', async () => {
    const bare = await showBlock('Editorial', PLAIN)
    bare.getByText('Eg og olie.', { selector: 'p' })
    expect(bare.queryAllByRole('heading')).toEqual([])
    const headed = await showBlock('Editorial', { ...PLAIN, heading: 'Om *eg*' })
    const heading = headed.getByRole('heading', { level: 2, name: 'Om eg' })
    expect(textOf(heading.querySelector('em'))).toBe('eg')
  })

  it('BLOCK-01 is the page’s heading where the editor says so, in the place and theme of his choice', async () => {
    const look = { align: 'center', theme: 'brown' } as const
    const shown = await showBlock('Editorial', { ...PLAIN, heading: 'Om eg', level: '1', ...look })
    shown.getByRole('heading', { level: 1, name: 'Om eg' })
    expect(shown.root.querySelector('section')?.dataset).toMatchObject(look)
  })
})
