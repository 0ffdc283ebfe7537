import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import { ACCESSIBILITY_TESTS } from '@firkant/domain/law/accessibility/accessibility-tests.ts'
import { SHOWN_DUTY_IDS } from '@firkant/domain/law/duty-pages.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { copyTestContent } from '../../../test/samples/content-copy.ts'
import { addToCatalogue } from '../../../test/samples/test-catalogue.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { readContentFiles } from '../../features/content/importing/content-files.ts'
import { importContent } from '../../features/content/importing/import-content.ts'

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())

const documentAt = async (path: string) => (await fetch(shop.origin + path)).text()
const rightsAt = async (path: string) =>
  ((await (await fetch(`${shop.origin}/api/content${path}`)).json()) as PageWith<'RightsPage'>).model.duties

describe('LAW-07 the page of rights', () => {
  it('shows every duty of the table without scripts, and leads to where a right is used', async () => {
    const html = await documentAt(FIXED_PATHS.rights.da)
    for (const said of ['Du ved, hvem du handler med', 'Du kan fortryde på nettet']) expect(html).toContain(said)
    expect((await rightsAt(FIXED_PATHS.rights.da)).map(({ id }) => id)).toEqual(SHOWN_DUTY_IDS)
    expect(html).toContain('EU-regler: 2011/83/EU art. 11a (2023/2673)')
    const urls = (await rightsAt(FIXED_PATHS.rights.da)).flatMap(({ url }) => url ?? [])
    expect(urls).toEqual([
      FIXED_PATHS.cookies.da,
      FIXED_PATHS.recalls.da,
      FIXED_PATHS.withdrawal.da,
      FIXED_PATHS.guarantee.da,
      FIXED_PATHS.accessibility.da,
      FIXED_PATHS.guarantee.da,
    ])
  })

  it('LAW-15 says how reviews are known to be from buyers, for whoever comes from a list of stars', async () => {
    const copy = copyTestContent()
    const said = 'Vi har fundet købet i vores ordrer.'
    copy.change('hjemly/da/site.json', (text) => JSON.stringify({ ...JSON.parse(text), reviewOrigin: said }))
    await importContent(shop.database.main, readContentFiles(copy.root))
    await expect.poll(() => documentAt(FIXED_PATHS.rights.da)).toContain(`<p>${said}</p>`)
  })

  it('names no law where no source says that it binds', async () => {
    const referenced = async (path: string) =>
      (await rightsAt(path)).filter(({ reference }) => reference !== undefined).map(({ id }) => id)
    // From 20 November 2026 on.
    expect(await referenced(`/sv${FIXED_PATHS.rights.sv}`)).toEqual(
      SHOWN_DUTY_IDS.filter((id) => id !== 'invoice-terms'),
    )
    expect(await referenced(`/nb${FIXED_PATHS.rights.nb}`)).toEqual(['seller', 'total-price', 'made-to-order'])
  })
})

describe('LAW-11 the notice of the legal guarantee', () => {
  it.each([
    ['', 'da', 'i 2 år efter leveringen'],
    [
      '/nb',
      'nb',
      'i 2 år etter leveringen. Det koster deg ikke noe. Er varen ment å vare vesentlig lenger, er det 5 år.',
    ],
    ['/sv', 'sv', 'i 3 år efter leveransen'],
  ] as const)('has a page with the years of its market: %s/', async (prefix, language, said) => {
    const path = prefix + FIXED_PATHS.guarantee[language]
    const html = (await documentAt(path)).replaceAll('<!-- -->', '')
    expect(html).toContain(said)
    expect(html).not.toContain('/law-files/')
  })

  it('shows the official picture where the owner has put it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'law-'))
    await writeFile(join(folder, 'notice-da.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>')
    const other = await startTestShop({ env: { LAW_NOTICE_FILES: folder } })
    try {
      expect(await (await fetch(other.origin + FIXED_PATHS.guarantee.da)).text()).toContain(
        'src="/law-files/notice-da.svg"',
      )
      const file = await fetch(`${other.origin}/law-files/notice-da.svg`)
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
      expect((await fetch(`${other.origin}/law-files/notice-sv.svg`)).status).toBe(404)
    } finally {
      await other.close()
    }
  })
})

it('LAW-09 a recall stands on its page and on the product, in a document without scripts', async () => {
  expect(await documentAt(FIXED_PATHS.recalls.da)).toContain('Ingen varer er tilbagekaldt lige nu.')
  const text = (said: string) => ({ da: said, nb: said, sv: said })
  const recall = {
    type: 'recall',
    key: 'sofa-legs',
    productKeys: ['nordlo-3-green'],
    recalledOn: '2026-11-10',
    hazard: text('Benet kan knække.'),
    action: text('Sid ikke i sofaen.'),
    remedies: ['repair', 'refund'],
  }
  await addToCatalogue(shop, [catalogRecord.parse(recall)])
  for (const path of [FIXED_PATHS.recalls.da, '/sofaer/nordlo-3-green']) {
    const html = await documentAt(path)
    for (const said of ['Benet kan knække.', 'Sid ikke i sofaen.', 'Varen repareret']) expect(html).toContain(said)
  }
  expect(await documentAt('/sofaer/nordlo-3-sand')).not.toContain('Benet kan knække.')
})

it('LAW-08 every product of the demo says who answers for it and what to beware of, and a maker abroad who does in the EU', async () => {
  const html = await documentAt('/sofaer/nordlo-3-green')
  const section = /data-section=safety.*?<\/details>/s.exec(html)?.[0] ?? ''
  for (const said of ['Nordisk Polster ApS', 'Polstervænget 14', 'Danmark', 'NORDLO-3', 'Polstringen kan brænde'])
    expect(section).toContain(said)
  expect(section).not.toContain('Ansvarlig i EU')
  const { rows } = await shop.database.pool.query<{ path: string }>(
    `select '/' || ct.slug || '/' || p.key as path from products p
      join category_texts ct on ct.category_key = p.category_key and ct.language = 'da'
      join assortments a on a.product_key = p.key and a.brand = 'hjemly'
      where p.manufacturer_key = 'kystvaerk' order by p.key limit 1`,
  )
  const abroad = await documentAt(rows[0]?.path ?? '')
  for (const said of ['Norge', 'Ansvarlig i EU', 'Kystværk A/S']) expect(abroad).toContain(said)
})

it('LAW-14 the statement of accessibility says in each language, without scripts, what was tested when, what does not hold and whom to complain to', async () => {
  const { testedOn, engine, rules, standard } = ACCESSIBILITY_TESTS
  const pathIn = (language: MarketLanguage) =>
    (language === 'da' ? '' : `/${language}`) + FIXED_PATHS.accessibility[language]
  const unfilled = await documentAt(pathIn('da'))
  for (const each of [`${engine} og ${rules} regler`, standard, 'mailto:', 'tel:']) expect(unfilled).toContain(each)
  expect(unfilled.includes('<time dateTime')).toBe(testedOn !== '')
  expect(unfilled).not.toContain('kan du klage til')
  const copy = copyTestContent()
  const own = {
    authority: { name: 'Tilsynet', url: 'https://tilsyn.example', confirmedOn: '2026-11-01' },
    answerDays: 9,
    limits: ['Film & < filer'],
  }
  for (const language of ['da', 'nb', 'sv'])
    copy.change(`hjemly/${language}/site.json`, (text) => JSON.stringify({ ...JSON.parse(text), accessibility: own }))
  await importContent(shop.database.main, readContentFiles(copy.root))
  for (const language of ['da', 'nb', 'sv'] as const)
    await expect
      .poll(() => documentAt(pathIn(language)))
      .toMatch(/<li>Film &amp; &lt; filer<\/li>.* 9 dag.*<a href="https:\/\/tilsyn.example"[^>]*>Tilsynet<\/a>/s)
  const { confirmedOn: _, ...unread } = own.authority
  copy.change('hjemly/da/site.json', (text) =>
    JSON.stringify({ ...JSON.parse(text), accessibility: { ...own, authority: unread } }),
  )
  await importContent(shop.database.main, readContentFiles(copy.root))
  await expect.poll(() => documentAt(pathIn('da'))).toContain('klage til den myndighed, der fører tilsyn med reglerne')
  expect(await documentAt(pathIn('da'))).not.toContain('Tilsynet')
})
