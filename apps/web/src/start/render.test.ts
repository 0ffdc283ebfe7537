import { describe, expect, it } from 'vitest'
import type { Block } from '@firkant/domain/content/blocks/block.ts'
import { standInOrder, textOf } from '@firkant/ui/test/shown.ts'
import { blocksPage, showBlock, showPage } from '../../test/render-page.ts'

const text = (html: string): Block => ({
  id: 'a',
  componentName: 'Editorial',
  props: { heading: 'Korte dage. *Lange middage.*', html, level: '1', align: 'left', theme: 'none' },
})

describe('a rendered page', () => {
  it('NAV-01 SHELL-01 has its parts in the order a keyboard meets them', async () => {
    const { root, getByText } = await showPage(blocksPage([text('<p>Tekst</p>')]))
    const parts = [
      root.querySelector('a[href="#maincontent"]'),
      root.querySelector('[data-slot="employee-bar"]'),
      root.querySelector('header'),
      root.querySelector('main#maincontent'),
      getByText('Tekst', { selector: 'p' }),
      root.querySelector('#site-footer'),
      root.querySelector('[data-slot="shopping-list-drawer"]'),
      root.querySelector('[aria-live]'),
    ]
    expect(standInOrder(parts)).toBe(true)
  })

  it('NAV-01 stands complete where it belongs: nothing waits for a script', async () => {
    const many = Array.from({ length: 30 }, (_, number) => ({
      ...text(`<p>${'tekst '.repeat(200)}</p>`),
      id: `a-${number}`,
    }))
    const { root } = await showPage(blocksPage(many))
    expect(root.querySelectorAll('template, script')).toHaveLength(0)
    expect(root.querySelectorAll('h1')).toHaveLength(30)
  })

  it('BLOCK-30 shows an editor’s emphasis and never their markup in a heading', async () => {
    const shown = await showPage(blocksPage([text('')]))
    const heading = shown.getByRole('heading', { level: 1, name: 'Korte dage. Lange middage.' })
    expect([...heading.children].map((part) => [part.tagName, textOf(part)])).toEqual([['EM', 'Lange middage.']])
    const nasty = await showBlock('Editorial', {
      heading: '<img src=x onerror=alert(1)> *<b>*',
      html: '',
      level: '2',
      align: 'left',
      theme: 'none',
    })
    const plain = nasty.getByRole('heading', { level: 2, name: '<img src=x onerror=alert(1)> <b>' })
    expect([...plain.querySelectorAll('*')].map((part) => [part.tagName, textOf(part)])).toEqual([['EM', '<b>']])
  })

  it('SHELL-02 leads to # where the start page is not known', async () => {
    const shown = await showPage(blocksPage([]))
    expect(shown.part('logo').getAttribute('href')).toBe('#')
  })
})
