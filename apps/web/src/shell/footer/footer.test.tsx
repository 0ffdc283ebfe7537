import { describe, expect, it } from 'vitest'
import type { Block } from '@firkant/domain/content/blocks/block.ts'
import { readMarkup, shownIn, textOf } from '@firkant/ui/test/shown.ts'
import { blocksPage, showPage } from '../../../test/render-page.ts'
import { renderWithShop } from '../../../test/render-with-shop.tsx'
import { recordsOf, SAMPLE_FRAME } from '../../../test/sample-frame.ts'
import { Footer } from './footer.tsx'

const dynamicData = recordsOf(SAMPLE_FRAME)
const footerOf = async (blocks: readonly Block[] = []) =>
  shownIn((await showPage(blocksPage(blocks), { dynamicData })).root, '#site-footer')

describe('the footer', () => {
  it('SHELL-10 has links, newsletter, ways to pay and to deliver, terms, country and who runs the shop', async () => {
    const footer = await footerOf()
    const help = shownIn(footer.getByRole('navigation', { name: 'Kundeservice' }))
    expect(help.getByRole('link', { name: 'Kontakt' }).getAttribute('href')).toBe('/kontakt')
    footer.getByRole('heading', { name: 'Nyt fra os' })
    footer.getByRole('textbox', { name: /mail/i })
    const listed = (name: string) => shownIn(footer.getByRole('list', { name })).getAllByRole('listitem').map(textOf)
    expect(listed('Sådan kan du betale')).toEqual(['Dankort'])
    expect(listed('Sådan leverer vi')).toEqual(['Postbud'])
    expect(footer.getByRole('link', { name: 'Handelsbetingelser' }).getAttribute('href')).toBe('/vilkaar')
    footer.getByText('Danmark, dansk')
    expect(listed('Firmaoplysninger').slice(0, 3)).toEqual([
      'Butik A/S, Havnevej 1, 8000 Aarhus',
      'CVR 12345678',
      'hej@butik.example',
    ])
  })

  it('BLOCK-24 does not ask for the address where the page itself does', async () => {
    expect((await footerOf()).parts('footer-newsletter')).toHaveLength(1)
    const signup: Block = {
      id: 'news',
      componentName: 'NewsletterSignup',
      props: { heading: 'Skriv dig op', text: 'Hver anden uge.', theme: 'none' },
    }
    const footer = await footerOf([signup])
    expect(footer.parts('footer-newsletter')).toEqual([])
    footer.part('footer-company')
  })
  it('SHELL-10 does not ask for it under a cart, an invoice and the pages of employees', async () => {
    const lettersUnder = async (pageName: string) => {
      const footer = <Footer pageName={pageName} hasOwnNewsletter={false} />
      return readMarkup(await renderWithShop(footer, { dynamicData })).parts('footer-newsletter').length
    }
    for (const pageName of ['StartPage', 'ProductPage', 'OrderPage'])
      expect([pageName, await lettersUnder(pageName)]).toEqual([pageName, 1])
    for (const pageName of ['CartPage', 'OrderReceiptPage', 'EmployeeLoginPage', 'EmployeePage', 'InsightsPage'])
      expect([pageName, await lettersUnder(pageName)]).toEqual([pageName, 0])
  })
})
