import { expect, it } from 'vitest'
import type { DynamicDataModels, DynamicDataType } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { readMarkup } from '@firkant/ui/test/shown.ts'
import { renderWithShop } from '../../../test/render-with-shop.tsx'
import { Header } from './header.tsx'

const record = <Type extends DynamicDataType>(type: Type, data: Partial<DynamicDataModels[Type]>) => ({
  type,
  cacheKey: type,
  loadFailed: false,
  data,
})
const PAGES = record('wellKnownPages', {
  startPageUrl: '/',
  searchPageUrl: '/soeg',
  loginPageUrl: '/log-ind',
  myPagesStartPageUrl: '/mine-sider',
})
const withMyPages = (enableMyPagesButton: boolean) => record('settings', { enableMyPagesButton })
const customer = (isLoggedIn: boolean) => record('customer', { isLoggedIn })

type Records = readonly ReturnType<typeof record>[]
const show = async (dynamicData: Records) => readMarkup(await renderWithShop(<Header />, { dynamicData }))

it('SHELL-02 the logo leads to the start page, and to # where none is known', async () => {
  expect((await show([PAGES])).part('logo').getAttribute('href')).toBe('/')
  expect((await show([])).part('logo').getAttribute('href')).toBe('#')
})

it('SHELL-02 without scripts it leads to all products, the search, the favourites and the cart', async () => {
  const shown = await show([record('frame', { menuPage: '/alt', listsPage: '/onskelister', cartPage: '/kurv' }), PAGES])
  const linkOf = (name: string) => shown.getByRole('link', { name }).getAttribute('href')
  expect([linkOf('Menu'), linkOf('Favoritter, 0 varer'), linkOf('Kurv')]).toEqual(['/alt', '/onskelister', '/kurv'])
  const field = shown.getByRole<HTMLInputElement>('searchbox', { name: 'Søg' })
  expect([field.name, field.form?.getAttribute('action'), field.form?.method]).toEqual(['q', '/soeg', 'get'])
})

it('SHELL-02 my pages is there when it is switched on: for customers their pages, for others the login', async () => {
  const linkFor = async (...records: Records) =>
    (await show([PAGES, ...records])).root.querySelector('a[data-tool=my-pages]')?.getAttribute('href')
  expect(await linkFor(withMyPages(false), customer(true))).toBeUndefined()
  expect(await linkFor(withMyPages(true), customer(false))).toBe('/log-ind')
  expect(await linkFor(withMyPages(true))).toBe('/log-ind')
  expect(await linkFor(withMyPages(true), customer(true))).toBe('/mine-sider')
})
