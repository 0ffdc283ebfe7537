import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blockContent } from '@firkant/domain/content/blocks/block-content-schema.ts'
import type { BlockName } from '@firkant/domain/content/blocks/block.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/ground/test-database.ts'
import { loadPageOfBlocks, propsOfBlock, writePageOfBlocks } from '../../../../test/samples/page-of-blocks.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { safeBlock } from '../importing/safe-blocks.ts'

const ENDS = new Date(TEST_NOW.getTime() + 60_000)
const PICTURE = { file: 'hero/dining-days.webp', alt: 'Et dækket bord' }
const SMALL = 'hero/sofa-campaign.webp'
const LARGE = 'hero/spring-outdoor.webp'
const faq = (question: string, answer: string) => ({
  id: `faq-${question.length}`,
  componentName: 'Faq',
  props: { items: [{ question, answer }] },
})
const BLOCKS = [
  faq('Kan jeg bytte?', '<p onclick="x()">Ja, i <b>100</b> dage.</p><script>x()</script>'),
  {
    id: 'columns',
    componentName: 'Layout',
    props: { columns: [{ blocks: [faq('Bærer I det op?', '<p>Ja.</p>')] }, { blocks: [] }] },
  },
  {
    id: 'more',
    componentName: 'ExpandableEditorial',
    props: { html: '<p>Se <a href="/products/sofaer">sofaer</a>.</p><img src=x onerror=x()>' },
  },
  { id: 'all-makers', componentName: 'Brands', props: {} },
  {
    id: 'some-makers',
    componentName: 'Brands',
    props: { productBrandKeys: ['unsold', 'aftenlys', 'never-was', 'aerlig'], layout: 'names' },
  },
  { id: 'running', componentName: 'Countdown', props: { to: ENDS.toISOString() } },
  { id: 'over', componentName: 'Countdown', props: { to: '2020-01-01T00:00:00+01:00', endedText: 'Forbi' } },
  {
    id: 'links',
    componentName: 'LinkCollection',
    props: {
      links: [
        { to: '/products/sofaer', title: 'Sofaer', image: PICTURE },
        { to: 'https://example.org/', title: 'Ude' },
      ],
    },
  },
  {
    id: 'days',
    componentName: 'BlackFridayNavigation',
    props: {
      links: [
        { to: '/tilbud', title: 'Tilbud', image: PICTURE },
        { to: '/', title: 'Hjem' },
      ],
    },
  },
  {
    id: 'things',
    componentName: 'ContentList',
    props: {
      items: [{ title: 'Mål', image: { file: 'never/was.webp', alt: '' }, link: { to: '/rooms', title: 'Rum' } }],
    },
  },
  { id: 'picture', componentName: 'Image', props: { image: PICTURE, mobileImage: PICTURE } },
  ...(['mobile', 'desktop'] as const).map((deviceVisibility) => ({
    id: `for-${deviceVisibility}`,
    componentName: 'Image',
    props: { image: { file: deviceVisibility === 'mobile' ? SMALL : LARGE, alt: '' } },
    displayConditions: { deviceVisibility },
  })),
]

let database: TestDatabase
let shop: TestShop
let page: PageWith<'EditorialPage'>

beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(`insert into product_brands (key, name, slug, descriptions, image_file) values
      ('aftenlys', 'Aftenlys', 'aftenlys', '{"da": "Laver lamper."}', (select file from media_files limit 1)),
      ('aerlig', 'Ærlig', 'aerlig', '{}', null), ('unsold', 'Altid Væk', 'altid-vaek', '{}', null)
    on conflict do nothing`)
  await database.pool.query(`update products set product_brand_key = 'aftenlys' where key = 'nordlo-3-green'`)
  await database.pool.query(`update products set product_brand_key = 'aerlig' where key = 'dunlo-ochre'`)
  await writePageOfBlocks(database, BLOCKS)
  shop = await startTestShop({ database })
  page = await loadPageOfBlocks(shop)
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

const propsOf = <Name extends BlockName>(name: Name, id: string) => propsOfBlock(page.model.blocks, name, id)

describe('editorial blocks on a page', () => {
  it('BLOCK-10 all questions of the page are one FAQ for search engines, those in columns too', () => {
    const found = page.structuredData.filter((data) => '@type' in data && data['@type'] === 'FAQPage')
    expect(found).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Kan jeg bytte?',
            acceptedAnswer: { '@type': 'Answer', text: '<p>Ja, i <b>100</b> dage.</p>' },
          },
          {
            '@type': 'Question',
            name: 'Bærer I det op?',
            acceptedAnswer: { '@type': 'Answer', text: '<p>Ja.</p>' },
          },
        ],
      },
    ])
  })

  it('BLOCK-37 BLOCK-02 BLOCK-10 HTML of these blocks is made safe on import and again on the way out', () => {
    expect(propsOf('ExpandableEditorial', 'more').html).toBe('<p>Se <a href="/sofaer">sofaer</a>.</p>')
    for (const block of BLOCKS)
      expect(JSON.stringify(safeBlock(blockContent.parse(block)))).not.toMatch(/onclick|onerror|<script/)
  })

  it('BLOCK-12 names the makers of whom something is sold here, by name, with words and picture where they have some', () => {
    const { brands } = propsOf('Brands', 'all-makers')
    const names = brands.map(({ name }) => name)
    expect(names).toContain('Aftenlys')
    expect(names).not.toContain('Altid Væk')
    expect(names.at(-1)).toBe('Ærlig')
    const maker = brands.find(({ key }) => key === 'aftenlys')
    expect(maker).toMatchObject({ url: '/maerker/aftenlys', description: 'Laver lamper.' })
    expect(maker?.image?.width).toBeGreaterThan(0)
  })

  it('BLOCK-12 or those an editor named, in his order', () => {
    expect(propsOf('Brands', 'some-makers').brands.map(({ key }) => key)).toEqual(['aftenlys', 'aerlig'])
  })

  it('BLOCK-12 each maker has a page where the link leads', async () => {
    expect((await fetch(`${shop.origin}/maerker/aftenlys`)).status).toBe(200)
  })

  it('BLOCK-23 BLOCK-32 knows what is over, and the page is made anew at the end', async () => {
    expect(propsOf('Countdown', 'running').hasEnded).toBe(false)
    expect(propsOf('Countdown', 'over').hasEnded).toBe(true)
    const html = async () => (await fetch(`${shop.origin}/om-hjemly`)).text()
    expect((await html()).match(/Sluttede|Forbi</g)).toHaveLength(1)
    shop.setNow(new Date(ENDS.getTime() + 1))
    expect((await html()).match(/Sluttede|Forbi</g)).toHaveLength(2)
    shop.setNow(TEST_NOW)
  })

  it('BLOCK-14 BLOCK-11 BLOCK-21 links are addresses of the shop, pictures are those that exist', () => {
    const { links } = propsOf('LinkCollection', 'links')
    expect(links.map(({ to }) => to)).toEqual(['/sofaer', 'https://example.org/'])
    expect(links[0]?.image?.url).toMatch(/^\/images\/hero\/dining-days\.webp/)
    expect(propsOf('BlackFridayNavigation', 'days').links[0]?.image?.alt).toBe('Et dækket bord')
    const [thing] = propsOf('ContentList', 'things').items
    expect(thing?.image).toBeUndefined()
    expect(thing?.link?.to).not.toBe('/rooms')
  })

  it('BLOCK-33 a document has the blocks and pictures for its device and no others, also in what is preloaded', async () => {
    const picturesAt = async (width: number) => {
      const html = await (
        await fetch(`${shop.origin}/om-hjemly`, { headers: { cookie: `deviceWidth=${width}` } })
      ).text()
      // What scripts are told of is no picture that a browser fetches.
      const markup = html.replaceAll(/<script[^]*?<\/script>/g, '')
      return [SMALL, LARGE].filter((file) => markup.includes(file))
    }
    expect([await picturesAt(375), await picturesAt(1366)]).toEqual([[SMALL], [LARGE]])
  })

  it('BLOCK-04 has its pictures with size and colour', () => {
    const { image, mobileImage } = propsOf('Image', 'picture')
    expect(image).toMatchObject({ alt: 'Et dækket bord' })
    expect(image?.width).toBeGreaterThan(0)
    expect(mobileImage?.height).toBeGreaterThan(0)
  })
})
