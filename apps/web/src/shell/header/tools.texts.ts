import type { TextTable } from '../../texts/text-table.ts'

const da = {
  cart: 'Kurv',
  cartCount: { one: 'Kurv, {count} vare', other: 'Kurv, {count} varer' },
  favourites: { one: 'Favoritter, {count} vare', other: 'Favoritter, {count} varer' },
} as const

const nb = {
  cart: 'Handlekurv',
  cartCount: { one: 'Handlekurv, {count} vare', other: 'Handlekurv, {count} varer' },
  favourites: { one: 'Favoritter, {count} vare', other: 'Favoritter, {count} varer' },
}

const sv = {
  cart: 'Varukorg',
  cartCount: { one: 'Varukorg, {count} vara', other: 'Varukorg, {count} varor' },
  favourites: { one: 'Favoriter, {count} vara', other: 'Favoriter, {count} varor' },
}

/** Names of the tools in the header, with what they count. */
export const toolTexts: TextTable<typeof da> = { da, nb, sv }
