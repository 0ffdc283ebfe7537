import { describe, expect, it } from 'vitest'
import { renderWithShop } from '../../../test/render-with-shop.tsx'
import { AddToCartButton } from './add-to-cart-button.tsx'

const fieldsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )

describe('the add-to-cart button', () => {
  it('CARD-11 is a form that works without scripts', async () => {
    const html = await renderWithShop(<AddToCartButton sku="SOFA" isBuyable variant="full" name="Nordlo" />)
    expect(html).toMatch(/^<form [^>]*action="\/cart\/add" method="post">/)
    expect(fieldsOf(html)).toEqual({ language: 'da', sku: 'SOFA', quantity: '1' })
    expect(html).toContain('Læg i kurv')
    expect(html).toContain('type="submit"')
    expect(html).not.toContain('disabled=""')
  })

  it('CARD-11 is disabled when the variant is not buyable', async () => {
    for (const variant of ['icon', 'full'] as const) {
      const html = await renderWithShop(
        <AddToCartButton sku="SOFA" isBuyable={false} variant={variant} name="Nordlo" />,
      )
      expect(html).toMatch(/<button[^>]* disabled=""/)
    }
  })

  it('CARD-01 as an icon it says which product it adds', async () => {
    const html = await renderWithShop(<AddToCartButton sku="SOFA" isBuyable variant="icon" name="Nordlo" />)
    expect(html).toContain('aria-label="Læg Nordlo i kurven"')
    expect(html).toContain('data-icon="bag-plus"')
  })

  it('PDP-07 carries the parts of a package', async () => {
    const html = await renderWithShop(
      <AddToCartButton
        sku="SET"
        packageKey="set"
        parts={[{ partKey: 'chairs', sku: 'CHAIR' }]}
        quantity={2}
        isBuyable
        variant="full"
        name="Sæt"
      />,
    )
    expect(fieldsOf(html)).toMatchObject({ packageKey: 'set', 'part.chairs': 'CHAIR', quantity: '2' })
  })

  it('PDP-03 PDP-09 leaves quantity and parts to the fields of the page, and has a place for each outcome', async () => {
    const html = await renderWithShop(
      <AddToCartButton sku="SOFA" quantity={3} isBuyable variant="full" name="Nordlo" formId="buy" />,
    )
    expect(html).toContain('<form id="buy"')
    expect(fieldsOf(html)).toEqual({ language: 'da', sku: 'SOFA' })
    expect(html).toMatch(/<noscript>.*id="cart-not-enough"[^>]*>Der er ikke nok på lager\.<.*<\/noscript>/)
  })
})
