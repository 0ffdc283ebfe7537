import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { SiteBannerModel } from '@firkant/domain/banner/site-banner.ts'
import type { SiteBannerContent } from '@firkant/domain/content/site-content-schema.ts'
import type { DynamicRecordEntry, SettingsModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { TEST_CONTENT, TEST_NOW } from '../../../test/ground/global-setup.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { readContentFiles } from './importing/content-files.ts'
import { importContent } from './importing/import-content.ts'

const BANNER: SiteBannerContent = {
  message: '*Hjemmedage:* sofaer er sat ned',
  countdown: 'P3D',
  backgroundColor: '#5a4636',
  textColor: '#ffffff',
  content: '<p>Se <a href="/land">hvorfor</a><script>alert(1)</script></p>',
  link: { to: '/land', title: 'Se tilbuddene' },
}
const END = new Date('2026-11-18T00:00:00Z')

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

async function putUp(banner: SiteBannerContent | undefined): Promise<void> {
  const folders = readContentFiles(TEST_CONTENT).map((folder) => ({ ...folder, site: { ...folder.site, banner } }))
  await importContent(shop.database.main, folders, { now: TEST_NOW })
}

async function bannerIn(language: string): Promise<SiteBannerModel | null | undefined> {
  const answer = await fetch(`${shop.origin}/api/client/push-info?language=${language}`)
  const entries = (await answer.json()) as DynamicRecordEntry[]
  const entry = entries.find(({ type }) => type === 'siteBanner')
  return entry?.loadFailed === false ? (entry.data as SiteBannerModel | null) : undefined
}

/** Import events arrive through the database, later on a busy machine. */
const SOON = { timeout: 60_000 }
const document = async (path: string) => (await fetch(shop.origin + path)).text()

describe('the banner', () => {
  it('SHELL-08 DYN-04 comes with push-info: links of the language, safe words, ends as moments', async () => {
    await putUp(BANNER)
    await expect.poll(() => bannerIn('sv'), SOON).toMatchObject({ message: BANNER.message })
    expect(await bannerIn('sv')).toMatchObject({
      countdown: END.toISOString(),
      link: { to: '/sv/land', title: 'Se tilbuddene' },
      content: '<p>Se <a href="/sv/land">hvorfor</a></p>',
      backgroundColorCheckout: '#5a4636',
      textColorCheckout: '#ffffff',
    })
    expect(await bannerIn('da')).toMatchObject({ link: { to: '/land' } })
  })

  it('SHELL-08 stands in the first document, before the header', async () => {
    await putUp(BANNER)
    await expect.poll(() => document('/'), SOON).toContain('data-part=site-banner')
    const html = await document('/')
    expect(html.indexOf('data-part=site-banner')).toBeLessThan(html.indexOf('<header'))
    expect(html).toMatch(/<em[^>]*>Hjemmedage:<\/em><span[^>]*> sofaer er sat ned<\/span>/)
    expect(html).toMatch(/dateTime="?2026-11-18T00:00:00\.000Z["\s>]/)
    expect(html).toContain('--banner-ground:#5a4636')
    expect(html).not.toContain('alert(1)')
  })

  it('SHELL-08 LAW-03 is gone from documents and data at the moment its countdown passes, kept ones included', async () => {
    await putUp(BANNER)
    onTestFinished(() => shop.setNow(TEST_NOW))
    shop.setNow(new Date(END.getTime() - 1000))
    await expect.poll(() => document('/'), SOON).toContain('data-part=site-banner')
    // The second answer comes from the cache.
    await expect.poll(async () => (await fetch(`${shop.origin}/`)).headers.get('etag'), SOON).toBeTruthy()
    expect(await document('/')).toContain('data-part=site-banner')
    shop.setNow(END)
    expect(await document('/')).not.toContain('data-part=site-banner')
    expect(await bannerIn('da')).toBeNull()
  })

  it('SHELL-08 taken down by the editors, it is gone', async () => {
    await putUp(BANNER)
    await expect.poll(() => bannerIn('da'), SOON).not.toBeNull()
    await putUp(undefined)
    await expect.poll(() => bannerIn('da'), SOON).toBeNull()
    await expect.poll(() => document('/'), SOON).not.toContain('data-part=site-banner')
  })
})

describe('content files', () => {
  /** The test content with one file changed. */
  function contentWith(file: string, change: (text: string) => string): string {
    const root = mkdtempSync(join(tmpdir(), 'firkant-content-'))
    onTestFinished(() => rmSync(root, { recursive: true, force: true }))
    cpSync(TEST_CONTENT, root, { recursive: true })
    const path = join(root, file)
    let text = '{}'
    try {
      text = readFileSync(path, 'utf8')
    } catch {
      // The settings file is optional.
    }
    writeFileSync(path, change(text))
    return root
  }

  it('SHELL-08 colours that cannot be read are refused with file and line', () => {
    const banner = { ...BANNER, textColor: '#6a5646' }
    const root = contentWith('hjemly/da/site.json', (text) => {
      const site = JSON.parse(text) as object
      return JSON.stringify({ banner, ...site }, undefined, 1)
    })
    expect(() => readContentFiles(root)).toThrow(
      /^hjemly\/da\/site\.json:6 banner\.textColor: #6a5646 on #5a4636 has a contrast of 1\.3; .*4\.5$/,
    )
  })

  it('SHELL-11 settings.json sets a brand’s switches; what it does not name keeps its default', async () => {
    const settings = { enableConfettiOnFirstLoad: true, currentConfettiId: 'opening', confettiColors: ['#ffd23f'] }
    const root = contentWith('hjemly/settings.json', () => JSON.stringify(settings))
    await importContent(shop.database.main, readContentFiles(root))
    const load = async () => {
      const query = new URLSearchParams({ language: 'nb', d: '[["settings"]]' })
      const answer = await fetch(`${shop.origin}/api/client/dynamic-data/resolve?${query}`)
      return ((await answer.json()) as [{ data: SettingsModel }])[0].data
    }
    expect(await load()).toMatchObject({ ...settings, enableMyPagesButton: true, blackFridayTheme: false })
    // Without a settings file the stored settings stay.
    await importContent(shop.database.main, readContentFiles(TEST_CONTENT))
    expect(await load()).toMatchObject(settings)
  })

  it.each([
    [{ enableConfettiOnFirstLoad: true }, /settings\.json:1 enableConfettiOnFirstLoad: needs currentConfettiId/],
    [{ confettiColors: ['red'] }, /settings\.json:1 confettiColors\.0: a colour/],
    [{ darkMode: true }, /settings\.json:1 .*darkMode/],
  ])('SHELL-11 settings that make no sense are refused: %j', (settings, message) => {
    const root = contentWith('hjemly/settings.json', () => JSON.stringify(settings))
    expect(() => readContentFiles(root)).toThrow(message)
  })
})
