import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { BRAND_KEYS, type BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { MenuCategory, MenuModel } from '@firkant/domain/menu/menu.ts'
import { resolveData } from '../brand-pages.ts'
import { expect, test } from '../shop-fixture.ts'

const DIST = join(import.meta.dirname, '../../../dist')
const FONTS: Readonly<Record<BrandKey, string>> = {
  hjemly: 'fraunces',
  skygge: 'cormorant',
  fjellbo: 'bricolage',
  ljuvhem: 'gabarito',
}
const PRICES = { DK: /\d,-/, NO: /\d,-/, SE: /\d:-/ } as const

test("BRAND-01 PAGE-01 MENU-02 the build has this brand's logo, fonts and colours and nothing of another; the start page comes in every language, and the menu leads somewhere", async ({
  page,
  brand,
}) => {
  await test.step('the build', () => {
    const folder = join(DIST, brand, 'client', 'assets')
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    expect(names.some((name) => name.startsWith(FONTS[brand]))).toBe(true)
    const text = names
      .filter((name) => /\.(?:js|css|svg)$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n')
    // What a sheet writes from an attribute is nothing where the markup has lost it.
    const written = [...text.matchAll(/\battr\((data-[\w-]+)/g)].map(([, name = '']) => name)
    expect(written).toContain('data-note')
    expect(written.filter((name) => !text.includes(`"${name}"`))).toEqual([])
    for (const other of BRAND_KEYS.filter((key) => key !== brand)) {
      expect(names.filter((name) => name.includes(FONTS[other]))).toEqual([])
      expect(text.includes(other), `${other} in the build of ${brand}`).toBe(false)
    }
  })

  await test.step('its texts and prices, as the document has them', async () => {
    for (const key of BRANDS[brand].markets) {
      const { language } = MARKETS[key]
      const document = await page.request.get(localizePath(BRANDS[brand], language, '/'))
      const read = await page.evaluate(
        (html) => {
          const { documentElement } = new DOMParser().parseFromString(html, 'text/html')
          for (const script of documentElement.querySelectorAll('script')) script.remove()
          const textOf = (selector: string) => documentElement.querySelector(selector)?.textContent ?? ''
          return { language: documentElement.lang, price: textOf('[data-part=price]'), text: textOf('main') }
        },
        await document.text(),
      )
      expect(read.language).toBe(language)
      expect(read.price).toMatch(PRICES[key])
      expect(read.text).not.toContain('[')
    }
  })

  await test.step('the menu', async () => {
    const menu = (await resolveData(page, brand, ['menu', { includeSubcategories: true }])) as MenuModel
    const below = (link: MenuCategory): readonly MenuCategory[] => [link, ...link.subCategories.flatMap(below)]
    const links = [...menu.primaryLinks.flatMap(below), ...menu.roomsLinks].map(({ url }) => url)
    const further = [...menu.secondaryLinksLeft, ...menu.secondaryLinksRight].map(({ to }) => to)
    expect(menu.roomsLinks).toHaveLength(8)
    const asked = [...new Set([...links, ...further])].filter((link) => link.startsWith('/'))
    expect(asked.length).toBeGreaterThan(20)
    const answers = await Promise.all(asked.map(async (link) => [link, (await page.request.head(link)).status()]))
    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  })
})
