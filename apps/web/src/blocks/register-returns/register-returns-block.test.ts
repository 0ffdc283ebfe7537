import { describe, expect, it } from 'vitest'
import { textOf } from '@firkant/ui/test/shown.ts'
import { showBlock } from '../../../test/render-page.ts'

describe('the block for returns', () => {
  it('BLOCK-09 is a form that works without scripts, in the shop’s own words', async () => {
    const shown = await showBlock('RegisterReturns', {}, { market: 'NO' })
    expect(textOf(shown.part('returns-heading'))).toBe('Meld retur')
    const form = shown.root.querySelector('form')
    expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/returns/register', 'post'])
    expect(form?.querySelector<HTMLInputElement>('input[type=hidden][name=language]')?.value).toBe('nb')
    const fields = shown.getAllByRole<HTMLInputElement>('textbox')
    expect(fields.map(({ name }) => name)).toContain('orderNumber')
    expect(fields.map(({ type }) => type)).toContain('email')
    expect(shown.parts('returns-failure')).toEqual([])
  })

  it('BLOCK-09 or in an editor’s', async () => {
    const shown = await showBlock('RegisterReturns', { heading: 'Passer den *ikke*?', text: 'Du har 100 dage.' })
    const heading = shown.getByRole('heading', { level: 2 })
    expect(textOf(heading)).toBe('Passer den ikke?')
    expect(textOf(heading.querySelector('em'))).toBe('ikke')
    expect(textOf(shown.part('returns-text'))).toBe('Du har 100 dage.')
  })
})
