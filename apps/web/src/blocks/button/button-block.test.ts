import { describe, expect, it } from 'vitest'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { contrastRatio } from '@firkant/domain/format/contrast.ts'
import { showBlock } from '../../../test/render-page.ts'

const button = (props: Partial<BlockProps['Button']>) =>
  showBlock('Button', { text: 'Se mere', align: 'left', ...props })

describe('the button block', () => {
  it('BLOCK-22 BLOCK-31 is a link where it leads somewhere, else a button', async () => {
    const link = (await button({ link: { to: '/sofaer' } })).getByRole('link', { name: 'Se mere' })
    expect([link.getAttribute('href'), link.dataset.part]).toEqual(['/sofaer', 'button'])
    const pressed = (await button({})).getByRole<HTMLButtonElement>('button', { name: 'Se mere' })
    expect([pressed.type, pressed.dataset.part]).toEqual(['button', 'button'])
  })

  it('BLOCK-22 BLOCK-31 wears the editor’s colours', async () => {
    const shown = await button({ backgroundColor: '#3F5141', textColor: '#FBF8F3' })
    expect(shown.part('button-row').getAttribute('style')).toBe(
      '--button-ground:#3F5141;--button-ground-hover:#3F5141;--button-ink:#FBF8F3;--button-ink-hover:#FBF8F3',
    )
  })

  it('BLOCK-31 keeps its text readable on the editor’s colour', async () => {
    for (const [backgroundColor, textColor] of [
      ['#FFE08A', '#FFFFFF'],
      ['#777777', '#888888'],
      ['#101010', undefined],
    ] as const) {
      const row = (await button({ backgroundColor, textColor })).part('button-row')
      const text = /--button-ink:(#[0-9a-f]{6})/i.exec(row.getAttribute('style') ?? '')?.[1] ?? ''
      expect(contrastRatio(backgroundColor, text)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('BLOCK-22 stands where the editor wants it, in the width they chose', async () => {
    for (const align of ['left', 'center', 'right'] as const)
      expect((await button({ align })).part('button-row').dataset.align).toBe(align)
    expect((await button({ width: 'narrow' })).root.dataset.width).toBe('narrow')
  })

  it('BLOCK-22 says that it opens a new window, and hands nothing over to it', async () => {
    const shown = await button({ link: { to: 'https://example.org/', target: '_blank' } })
    const link = shown.getByRole('link', { name: 'Se mere (åbner i en ny fane)' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://example.org/', '_blank'])
    expect(link.getAttribute('rel')).toMatch(/^noopener/)
  })

  it('BLOCK-31 leaves the brand’s colours alone where the editor chose no ground', async () => {
    expect((await button({ textColor: '#FFFFFF' })).root.querySelector('[style]')).toBeNull()
  })
})
