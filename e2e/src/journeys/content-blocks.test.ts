import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { expect, openPage, test, whenTakenOver } from '../shop-fixture.ts'
import { block, storePage } from '../stored-page.ts'

const SOFA = { file: 'hero/sofa-campaign.webp', alt: 'En sofa' }
const LONG = '<p>Vi er en familie, der har lavet møbler i tre generationer, og det begyndte i en lade.</p>'.repeat(12)
const PHONE = { width: 375, height: 800 }
const DESK = { width: 1366, height: 700 }
const boxOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
const only = (deviceVisibility: 'mobile' | 'desktop') => ({ displayConditions: { deviceVisibility } })

const BLACK_FRIDAY = '/blocks-text'
const NAVIGATION = block('days', 'BlackFridayNavigation', {
  heading: 'Black *Friday*',
  links: ['/sofaer', '/senge', '/lamper', '/have', '/spiseborde', '/spisestole', '/nyheder', BLACK_FRIDAY].map(
    (to) => ({
      to,
      title: `Tilbud i ${to.slice(1)}`,
      note: '−40 %',
      image: SOFA,
    }),
  ),
})
const TEXTS = [
  NAVIGATION,
  block('title', 'Editorial', { heading: 'Black Friday', level: '1', html: '<p>I fire dage.</p>' }),
  { ...block('small', 'Editorial', { html: '<p>Til lommen</p>' }), ...only('mobile') },
  { ...block('large', 'Editorial', { html: '<p>Til bordet</p>' }), ...only('desktop') },
  block('long', 'ExpandableEditorial', {
    heading: 'Om os',
    html: `${LONG}<p><a href="/sofaer">Sofaer</a></p>`,
    lines: 3,
  }),
  block('short', 'ExpandableEditorial', { heading: 'Kort', html: '<p>Eg, olie og tid.</p>' }),
  block('faq', 'Faq', {
    heading: 'Om levering',
    items: [
      { question: 'Kan jeg bytte?', answer: '<p>Ja, i 100 dage.</p>' },
      { question: 'Bærer I op?', answer: '<p>Til fjerde sal.</p>', anchor: 'baere-op' },
    ],
  }),
  block('more', 'Editorial', { html: LONG.repeat(3) }),
]

async function expectLinkedAnswer(page: Page): Promise<void> {
  await expect(page.getByText('Til fjerde sal.')).toBeVisible()
  await expect(page.getByText('Ja, i 100 dage.')).toBeHidden()
  const question = page.locator('summary', { hasText: 'Kan jeg bytte?' })
  await question.press('Enter')
  await expect(page.getByText('Ja, i 100 dage.')).toBeVisible()
}

async function expectExpandableText(page: Page): Promise<void> {
  const long = page.locator('#block-long')
  const more = long.getByRole('button', { name: 'Læs mere' })
  const height = async () => (await boxOf(long)).height
  await whenTakenOver(more)
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('#block-short').getByRole('button')).toHaveCount(0)
  const closed = await height()
  await more.press('Enter')
  const less = long.getByRole('button', { name: 'Læs mindre' })
  await expect(less).toHaveAttribute('aria-expanded', 'true')
  await expect(less).toBeFocused()
  expect(await height()).toBeGreaterThan(closed + 100)
  await less.click()
  await expect.poll(height).toBe(closed)
  // A link in the collapsed part: focusing it scrolls there.
  await long.getByRole('link', { name: 'Sofaer' }).focus()
  await expect(less).toBeVisible()
  await expect(long.getByRole('link', { name: 'Sofaer' })).toBeInViewport()
}

/** It follows down the page below the header, shows where one is, and scrolls sideways in itself. */
async function expectFollowingNavigation(page: Page): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Black Friday' })
  const current = navigation.locator('[aria-current=page]')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(current).toHaveAttribute('href', BLACK_FRIDAY)
  await expect(current).toBeInViewport()
  await page.mouse.wheel(0, 1200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
  await expect(navigation).toBeInViewport({ ratio: 1 })
  const header = await boxOf(page.locator('header').first())
  await expect.poll(async () => (await boxOf(navigation)).top).toBeGreaterThanOrEqual(Math.floor(header.bottom) - 1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

test('BLOCK-02 BLOCK-10 BLOCK-11 BLOCK-33 a link to an answer opens it, a long text opens where something is sought, the Black Friday navigation follows, a block for one device comes and goes', async ({
  page,
}) => {
  // At the start the navigation scrolls to where one is, which only a phone has to.
  await page.setViewportSize(PHONE)
  await openPage(page, `${await storePage('blocks-text', TEXTS)}#baere-op`)
  await test.step('answers', () => expectLinkedAnswer(page))
  await test.step('the navigation on a phone', () => expectFollowingNavigation(page))
  await test.step('blocks for one device', async () => {
    await expect(page.getByText('Til lommen')).toBeVisible()
    await expect(page.getByText('Til bordet')).toHaveCount(0)
    await page.setViewportSize(DESK)
    await expect(page.getByText('Til bordet')).toBeVisible()
    await expect(page.getByText('Til lommen')).toHaveCount(0)
  })
  await test.step('the navigation on a desk', () => expectFollowingNavigation(page))
  await test.step('a long text', () => expectExpandableText(page))
  await expectAccessible(page, 'main')
})

const SHARES = { twoThirds: 2 / 3, half: 1 / 2, oneThird: 1 / 3, full: 1 } as const
const WHERE = { left: 'left', center: 'middle', right: 'right', top: 'left', bottom: 'right' } as const
const BANNERS = (['twoThirds', 'half', 'oneThird', 'full'] as const).flatMap((coverage) =>
  (['left', 'right'] as const).flatMap((alignment) =>
    (['left', 'center', 'right'] as const).flatMap((horizontal) =>
      (['top', 'center', 'bottom'] as const).map((vertical) => ({ coverage, alignment, horizontal, vertical })),
    ),
  ),
)

/** Whether the inner box is at the start, centre or end of the outer one. */
function placeIn(outer: readonly [number, number], inner: readonly [number, number]): string {
  const before = inner[0] - outer[0]
  const after = outer[1] - inner[1]
  // A line is higher than its letters.
  if (Math.abs(before - after) < 24) return 'middle'
  return before < after ? 'left' : 'right'
}

/** Positions of the parts of every banner, in one evaluation. */
function measureBanners(page: Page) {
  return page.locator('[data-block=ImageBanner] > section').evaluateAll((sections) =>
    sections.map((section) => {
      const boxIn = (selector: string) => section.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect
      // The text's own range: a paragraph is as wide as its column.
      const letters: DOMRect[] = []
      const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const range = document.createRange()
        range.selectNode(walker.currentNode)
        letters.push(range.getBoundingClientRect())
      }
      const words = {
        left: Math.min(...letters.map(({ left }) => left)),
        right: Math.max(...letters.map(({ right }) => right)),
        top: Math.min(...letters.map(({ top }) => top)),
        bottom: Math.max(...letters.map(({ bottom }) => bottom)),
      }
      const banner = section.getBoundingClientRect().toJSON() as DOMRect
      return { banner, picture: boxIn('[data-part=banner-picture]'), text: boxIn('[data-part=banner-text]'), words }
    }),
  )
}

async function expectBannersInPlace(page: Page): Promise<void> {
  const measured = await measureBanners(page)
  for (const [index, { coverage, alignment, horizontal, vertical }] of BANNERS.entries()) {
    const boxes = measured[index]
    if (!boxes) throw new Error(`There is no banner ${index}`)
    const { banner, picture, text, words } = boxes
    const name = `${coverage} ${alignment} ${horizontal} ${vertical}`
    expect(picture.width / banner.width, name).toBeCloseTo(SHARES[coverage], 1)
    // Over the picture the text has a background box that is placed; beside it the text itself is.
    const [outer, inner] = coverage === 'full' ? [banner, text] : [text, words]
    if (coverage !== 'full')
      expect(Math.abs(picture[alignment] - banner[alignment]), `${name}: the side of the picture`).toBeLessThan(1)
    expect(placeIn([outer.left, outer.right], [inner.left, inner.right]), `${name}: across`).toBe(WHERE[horizontal])
    expect(placeIn([outer.top, outer.bottom], [inner.top, inner.bottom]), `${name}: down`).toBe(WHERE[vertical])
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('BLOCK-02 BLOCK-10 BLOCK-19 BLOCK-30 BLOCK-05 a long text is all there, an answer opens, a film has the browser’s controls, the image banner stands in every coverage, alignment and place of its words', async ({
    page,
  }) => {
    const banner = { heading: 'Sofaen', text: '<p>Den kan vaskes.</p>', image: SOFA, theme: 'beige' }
    const film = { kind: 'hosted', film: 'video/evening-at-home.mp4' }
    const path = await storePage('blocks-plain', [
      block('long', 'ExpandableEditorial', { html: `${LONG}<p>Til sidst.</p>`, lines: 2 }),
      block('faq', 'Faq', { items: [{ question: 'Kan jeg bytte?', answer: '<p>Ja, i 100 dage.</p>' }] }),
      block('film', 'Video', { source: film, title: 'En aften', poster: SOFA }),
      ...BANNERS.map((options, index) => block(`b-${index}`, 'ImageBanner', { ...banner, ...options })),
    ])
    await page.goto(path)
    const text = page.locator('#block-long [data-part=expandable-text]')
    expect(await text.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(2)
    await expect(text.getByText('Til sidst.')).toBeVisible()
    await page.getByText('Kan jeg bytte?').click()
    await expect(page.getByText('Ja, i 100 dage.')).toBeVisible()
    await expect(page.locator('#block-film noscript video[controls]')).toBeVisible()
    await expect(page.locator('#block-film').getByRole('button')).toHaveCount(0)
    await test.step('banners', () => expectBannersInPlace(page))
    await test.step('banners on a phone', async () => {
      await page.setViewportSize(PHONE)
      await expect
        .poll(async () =>
          (await measureBanners(page)).filter(({ text: words, picture }) => words.top < picture.bottom - 1),
        )
        .toEqual([])
    })
  })
})
