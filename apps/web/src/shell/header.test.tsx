import { expect, it } from 'vitest'
import type { DynamicDataModels, DynamicDataType } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { renderWithShop } from '../../test/render-with-shop.tsx'
import { Header } from './header.tsx'

const record = <Type extends DynamicDataType>(type: Type, data: Partial<DynamicDataModels[Type]>) => ({
  type,
  cacheKey: type,
  loadFailed: false,
  data,
})
const PAGES = record('wellKnownPages', {
  startPageUrl: '/',
  loginPageUrl: '/log-ind',
  myPagesStartPageUrl: '/mine-sider',
})
const withMyPages = (enableMyPagesButton: boolean) => record('settings', { enableMyPagesButton })
const customer = (isLoggedIn: boolean) => record('customer', { isLoggedIn })

/** The attributes of the element with the name that brands know it by. */
const tagOf = (html: string, name: string) => html.match(/<a [^>]*>/g)?.find((tag) => tag.includes(name))

it('SHELL-02 the logo leads to the start page, and to # where none is known', async () => {
  expect(tagOf(await renderWithShop(<Header />, { dynamicData: [PAGES] }), 'data-part="logo"')).toContain('href="/"')
  expect(tagOf(await renderWithShop(<Header />), 'data-part="logo"')).toContain('href="#"')
})

it('SHELL-02 my pages is there when it is switched on: for customers their pages, for others the login', async () => {
  const linkFor = async (...records: ReturnType<typeof record>[]) =>
    tagOf(await renderWithShop(<Header />, { dynamicData: [PAGES, ...records] }), 'data-tool="my-pages"')
  expect(await linkFor(withMyPages(false), customer(true))).toBeUndefined()
  expect(await linkFor(withMyPages(true), customer(false))).toContain('href="/log-ind"')
  expect(await linkFor(withMyPages(true))).toContain('href="/log-ind"')
  expect(await linkFor(withMyPages(true), customer(true))).toContain('href="/mine-sider"')
})
