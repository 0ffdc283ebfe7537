import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { readMarkup, textOf, type Shown } from '@firkant/ui/test/shown.ts'
import { renderWithShop } from '../../../test/render-with-shop.tsx'
import { AddToCartButton } from './add-to-cart-button.tsx'

const show = async (props: Omit<ComponentProps<typeof AddToCartButton>, 'from' | 'categories'>) =>
  readMarkup(await renderWithShop(<AddToCartButton {...props} from="card" categories={[]} />))
const fieldsOf = ({ root }: Shown) =>
  Object.fromEntries(
    [...root.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [name, value]),
  )

describe('the add-to-cart button', () => {
  it('CARD-11 is a form that works without scripts', async () => {
    const shown = await show({ sku: 'SOFA', isBuyable: true, variant: 'full', name: 'Nordlo' })
    const form = shown.root.querySelector(':scope > form:first-child')
    expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/cart/add?language=da', 'post'])
    expect(fieldsOf(shown)).toEqual({})
    const button = shown.getByRole<HTMLButtonElement>('button', { name: /Læg i kurv/ })
    expect(button).toMatchObject({ type: 'submit', disabled: false, name: 'sku', value: 'SOFA' })
  })

  it('CARD-11 is disabled when the variant is not buyable', async () => {
    for (const variant of ['icon', 'full'] as const) {
      const shown = await show({ sku: 'SOFA', isBuyable: false, variant, name: 'Nordlo' })
      expect(shown.getByRole<HTMLButtonElement>('button').disabled).toBe(true)
    }
  })

  it('CARD-01 as an icon it says which product it adds', async () => {
    const shown = await show({ sku: 'SOFA', isBuyable: true, variant: 'icon', name: 'Nordlo' })
    const button = shown.getByRole('button', { name: 'Læg Nordlo i kurven' })
    expect(button.textContent).toBe('')
  })

  it('CARD-11 buttons of cards share one form of the page; one that sends more has its own', async () => {
    const product = { sku: 'SOFA', isBuyable: true, variant: 'icon', name: 'Nordlo' } as const
    const alone = await show(product)
    expect(alone.root.querySelector('form')).toBeNull()
    const button = alone.getByRole<HTMLButtonElement>('button')
    expect([button.getAttribute('form'), button.name, button.value]).toEqual(['add', 'sku', 'SOFA'])
    expect(fieldsOf(await show({ ...product, quantity: 2, packageKey: 'set' }))).toEqual({
      quantity: '2',
      packageKey: 'set',
    })
  })

  it('PDP-07 carries the parts of a package', async () => {
    const shown = await show({
      sku: 'SET',
      packageKey: 'set',
      parts: [{ partKey: 'chairs', sku: 'CHAIR' }],
      quantity: 2,
      isBuyable: true,
      variant: 'full',
      name: 'Sæt',
    })
    expect(fieldsOf(shown)).toMatchObject({ packageKey: 'set', 'part.chairs': 'CHAIR', quantity: '2' })
  })

  it('PDP-03 PDP-09 leaves quantity and parts to the fields of the page, and has a place for each outcome', async () => {
    const shown = await show({
      sku: 'SOFA',
      quantity: 3,
      isBuyable: true,
      variant: 'full',
      name: 'Nordlo',
      formId: 'buy',
    })
    expect(shown.root.querySelector('form#buy')).not.toBeNull()
    expect(fieldsOf(shown)).toEqual({ language: 'da', sku: 'SOFA' })
    expect(textOf(shown.root.querySelector('noscript #cart-not-enough'))).toBe('Der er ikke nok på lager.')
  })
})
