import { describe, expect, it } from 'vitest'
import type { Cart, CartItem } from '@firkant/domain/cart/cart.ts'
import type { DynamicRecordEntry } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { amountOf } from '@firkant/domain/money/money.ts'
import { readMarkup, textOf } from '@firkant/ui/test/shown.ts'
import { renderWithShop } from '../../../../test/render-with-shop.tsx'
import { CartClub, ClubLine } from './cart-club.tsx'

const amount = (minor: number) => amountOf(minor, 25)
const record = (type: string, data: unknown): DynamicRecordEntry => ({ type, cacheKey: type, loadFailed: false, data })
const FRAME = [
  record('frame', { cartPage: '/kurv', clubPage: '/klubpris' }),
  record('wellKnownPages', { loginPageUrl: '/log-ind', registrationPageUrl: '/opret-konto' }),
]

async function clubOf(isMember: boolean | undefined) {
  const club = isMember === undefined ? undefined : { isMember, saved: amount(350_00) }
  const cart = { currency: 'DKK', viewData: { club } } as unknown as Cart
  return readMarkup(await renderWithShop(<CartClub cart={cart} />, { dynamicData: FRAME }))
}
const hrefs = ({ root }: Awaited<ReturnType<typeof clubOf>>) =>
  [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))

async function lineOf(club: CartItem['viewData']['club']) {
  const item = { quantity: 2, viewData: { club } } as unknown as CartItem
  return textOf(readMarkup(await renderWithShop(<ClubLine item={item} />, { dynamicData: FRAME })).root)
}

describe('club prices in the cart', () => {
  it('CART-13 somebody without an account reads what they would save, why, and how to join', async () => {
    const shown = await clubOf(false)
    expect(textOf(shown.root)).toContain('Spar 350,- med klubpris')
    expect(textOf(shown.root)).toContain('Klubprisen er for alle med en konto hos os.')
    expect(hrefs(shown)).toEqual(['/opret-konto?returnUrl=%2Fkurv', '/log-ind?returnUrl=%2Fkurv', '/klubpris'])
  })

  it('CART-13 a member reads what is saved, and is not asked to join', async () => {
    const shown = await clubOf(true)
    expect(textOf(shown.root)).toContain('Klubprisen sparer dig 350,-')
    expect(hrefs(shown)).toEqual(['/klubpris'])
  })

  it('CART-13 where nothing is saved nothing is said', async () => {
    expect(textOf((await clubOf(undefined)).root)).toBe('')
    expect(await lineOf(undefined)).toBe('')
  })

  it('CART-13 a line says what all its pieces cost members, or save them', async () => {
    const club = { price: amount(400_00), saved: amount(100_00) }
    expect(await lineOf({ ...club, isPaid: false })).toBe('Klubpris 800,- med en konto')
    expect(await lineOf({ ...club, isPaid: true })).toBe('Klubpris: du sparer 200,-')
  })
})
