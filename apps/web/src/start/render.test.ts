import { describe, expect, it } from 'vitest'
import type { Block } from '@firkant/domain/content/block.ts'
import { renderBlocks } from '../../test/render-page.ts'

const text = (html: string): Block => ({
  id: 'a',
  componentName: 'Editorial',
  props: { heading: 'Korte dage. *Lange middage.*', html, level: '1', align: 'left', theme: 'none' },
})

describe('a rendered page', () => {
  it('NAV-01 SHELL-01 has its parts in the order a keyboard meets them', async () => {
    const { html, errors } = await renderBlocks([text('<p>Tekst</p>')])
    const parts = [
      'href="#maincontent"',
      'data-slot="employee-bar"',
      '<header',
      '<main id="maincontent"',
      '<p>Tekst</p>',
      'id="site-footer"',
      'data-slot="shopping-list-drawer"',
      'aria-live',
    ]
    const places = parts.map((part) => html.indexOf(part))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(errors).toEqual([])
  })

  it('NAV-01 stands complete where it belongs: nothing waits for a script', async () => {
    const many = Array.from({ length: 30 }, (_, number) => ({
      ...text(`<p>${'tekst '.repeat(200)}</p>`),
      id: `a-${number}`,
    }))
    const { html } = await renderBlocks(many)
    expect(html).not.toContain('<template')
    expect(html).not.toContain('<script')
    expect(html.match(/<h1/g)).toHaveLength(30)
  })

  it('BLOCK-30 shows an editor’s emphasis and never their markup in a heading', async () => {
    const { html } = await renderBlocks([text('')])
    expect(html).toMatch(/<h1[^>]*>Korte dage\. <em[^>]*>Lange middage\.<\/em><\/h1>/)
    const nasty: Block = {
      id: 'a',
      componentName: 'Editorial',
      props: { heading: '<img src=x onerror=alert(1)> *<b>*', html: '', level: '2', align: 'left', theme: 'none' },
    }
    expect((await renderBlocks([nasty])).html).toMatch(
      /<h2[^>]*>&lt;img src=x onerror=alert\(1\)&gt; <em[^>]*>&lt;b&gt;<\/em><\/h2>/,
    )
  })

  it('SHELL-02 leads to # where the start page is not known', async () => {
    const { html } = await renderBlocks([])
    expect(html).toMatch(/<a href="#"[^>]* data-part="logo"/)
  })
})
