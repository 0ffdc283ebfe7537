import { describe, expect, it } from 'vitest'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { contrastRatio } from '@firkant/domain/format/contrast.ts'
import { renderBlock, renderBlocks } from '../../../test/render-page.ts'

async function button(props: Partial<BlockProps['Button']>): Promise<string> {
  const { html } = await renderBlocks([
    { id: 'a', componentName: 'Button', props: { text: 'Se mere', align: 'left', ...props } },
  ])
  const [, found] = /<div id="block-a".*?>(<div .*?<\/div>)/.exec(html) ?? []
  return found ?? expect.unreachable('there is no button')
}

describe('the button block', () => {
  it('BLOCK-22 BLOCK-31 is a link where it leads somewhere, else a button', async () => {
    expect(await button({ link: { to: '/sofaer' } })).toContain('<a href="/sofaer" data-part="button">Se mere</a>')
    expect(await button({})).toContain('<button type="button" data-part="button">Se mere</button>')
  })

  it('BLOCK-22 BLOCK-31 wears the editor’s colours', async () => {
    const html = await button({ backgroundColor: '#3F5141', textColor: '#FBF8F3' })
    expect(html).toContain(
      'style="--button-ground:#3F5141;--button-ground-hover:#3F5141;--button-ink:#FBF8F3;--button-ink-hover:#FBF8F3"',
    )
  })

  it('BLOCK-31 keeps its text readable on the editor’s colour', async () => {
    for (const [backgroundColor, textColor] of [
      ['#FFE08A', '#FFFFFF'],
      ['#777777', '#888888'],
      ['#101010', undefined],
    ] as const) {
      const text = /--button-ink:(#[0-9a-f]{6})/i.exec(await button({ backgroundColor, textColor }))?.[1] ?? ''
      expect(contrastRatio(backgroundColor, text)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('BLOCK-22 stands where the editor wants it, in the width they chose', async () => {
    for (const align of ['left', 'center', 'right'] as const)
      expect(await button({ align })).toContain(`data-align="${align}"`)
    expect(await renderBlock('Button', { text: 'Se mere', align: 'left', width: 'narrow' })).toContain(
      'data-width="narrow"',
    )
  })

  it('BLOCK-22 says that it opens a new window, and hands nothing over to it', async () => {
    const html = await button({ link: { to: 'https://example.org/', target: '_blank' } })
    expect(html).toContain('href="https://example.org/"')
    expect(html).toContain('target="_blank"')
    expect(html).toContain('rel="noopener')
    expect(html).toContain('åbner i en ny fane')
  })

  it('BLOCK-31 leaves the brand’s colours alone where the editor chose no ground', async () => {
    expect(await button({ textColor: '#FFFFFF' })).not.toContain('style=')
  })
})
