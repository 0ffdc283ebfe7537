import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, openPage, test } from '../shop-fixture.ts'
import { storePage } from '../stored-page.ts'

const SOFA = { file: 'hero/sofa-campaign.webp', alt: 'En sofa' }
const BED = { file: 'hero/bedroom-calm.webp', alt: 'En seng' }
const TABLE = { file: 'hero/dining-days.webp', alt: 'Et bord' }
const OUT = { file: 'hero/spring-outdoor.webp', alt: 'En have' }
const LONG = '<p>Vi er en familie, der har lavet møbler i tre generationer, og det begyndte i en lade.</p>'.repeat(12)
const PHONE = { width: 375, height: 800 }
const block = (id: string, componentName: string, props: object, rest: object = {}) => ({
  id,
  componentName,
  props,
  ...rest,
})
const boxOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('BLOCK-02 BLOCK-10 all of a long text is there, and an answer opens', async ({ page }) => {
    const path = await storePage('blocks-plain', [
      block('long', 'ExpandableEditorial', { html: `${LONG}<p>Til sidst.</p>`, lines: 2 }),
      block('faq', 'Faq', { items: [{ question: 'Kan jeg bytte?', answer: '<p>Ja, i 100 dage.</p>' }] }),
    ])
    await page.goto(path)
    const text = page.locator('#block-long [data-part=expandable-text]')
    await expect(text.getByText('Til sidst.')).toBeInViewport({ ratio: 0 })
    expect(await text.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(2)
    await page.getByText('Kan jeg bytte?').click()
    await expect(page.getByText('Ja, i 100 dage.')).toBeVisible()
  })

  test('BLOCK-33 BLOCK-30 BLOCK-03 BLOCK-04 a phone fetches the pictures for phones and no others', async ({
    page,
    origin,
  }) => {
    const path = await storePage('blocks-pictures', [
      block('hero', 'Hero', { heading: 'Korte dage', image: TABLE, mobileImage: BED }),
      block('banner', 'ImageBanner', { heading: 'Sofaen', image: TABLE, mobileImage: BED }),
      block('image', 'Image', { image: TABLE, mobileImage: BED }),
      block('small', 'Image', { image: SOFA }, { displayConditions: { deviceVisibility: 'mobile' } }),
      block('large', 'Image', { image: OUT }, { displayConditions: { deviceVisibility: 'desktop' } }),
    ])
    const picturesAt = async (size: { width: number; height: number }) => {
      const seen = new Set<string>()
      const listen = (request: { url: () => string }) => {
        const [, name] = /\/images\/hero\/([\w-]+)\.webp/.exec(request.url()) ?? []
        if (name) seen.add(name)
      }
      await page.goto('about:blank')
      await page.setViewportSize(size)
      await page.context().addCookies([{ name: 'deviceWidth', value: String(size.width), url: origin }])
      page.on('request', listen)
      await page.goto(path)
      page.off('request', listen)
      return [...seen].toSorted()
    }
    expect(await picturesAt(PHONE)).toEqual(['bedroom-calm', 'sofa-campaign'])
    expect(await picturesAt({ width: 1366, height: 900 })).toEqual(['dining-days', 'spring-outdoor'])
  })
})

test('BLOCK-33 a block for one device comes and goes with the width of the window', async ({ page }) => {
  const text = (words: string) => ({ html: `<p>${words}</p>` })
  const path = await storePage('blocks-devices', [
    block('small', 'Editorial', text('Til lommen'), { displayConditions: { deviceVisibility: 'mobile' } }),
    block('large', 'Editorial', text('Til bordet'), { displayConditions: { deviceVisibility: 'desktop' } }),
  ])
  await openPage(page, path)
  await expect(page.getByText('Til bordet')).toBeVisible()
  await expect(page.getByText('Til lommen')).toHaveCount(0)
  await page.setViewportSize(PHONE)
  await expect(page.getByText('Til lommen')).toBeVisible()
  await expect(page.getByText('Til bordet')).toHaveCount(0)
})

test('BLOCK-02 a long text opens by its button, by the keyboard, and where something in it is sought', async ({
  page,
}) => {
  const path = await storePage('blocks-expandable', [
    block('long', 'ExpandableEditorial', {
      heading: 'Om os',
      html: `${LONG}<p><a href="/sofaer">Sofaer</a></p>`,
      lines: 3,
    }),
    block('short', 'ExpandableEditorial', { heading: 'Kort', html: '<p>Eg, olie og tid.</p>' }),
  ])
  await openPage(page, path)
  const long = page.locator('#block-long')
  const more = long.getByRole('button', { name: 'Læs mere' })
  const height = async () => (await boxOf(long)).height
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
})

test('BLOCK-10 a link to an answer opens it', async ({ page }) => {
  const path = await storePage('blocks-faq', [
    block('faq', 'Faq', {
      heading: 'Om levering',
      items: [
        { question: 'Kan jeg bytte?', answer: '<p>Ja, i 100 dage.</p>' },
        { question: 'Bærer I op?', answer: '<p>Til fjerde sal.</p>', anchor: 'baere-op' },
      ],
    }),
  ])
  await openPage(page, `${path}#baere-op`)
  await expect(page.getByText('Til fjerde sal.')).toBeVisible()
  await expect(page.getByText('Ja, i 100 dage.')).toBeHidden()
  await page.locator('summary', { hasText: 'Kan jeg bytte?' }).press('Enter')
  await expect(page.getByText('Ja, i 100 dage.')).toBeVisible()
})

test('BLOCK-11 the Black Friday navigation follows down the page, shows where one is, and scrolls sideways', async ({
  page,
}) => {
  const others = ['/sofaer', '/senge', '/lamper', '/have', '/spiseborde', '/spisestole', '/nyheder']
  const path = '/blocks-black-friday'
  await storePage('blocks-black-friday', [
    block('days', 'BlackFridayNavigation', {
      heading: 'Black *Friday*',
      links: [...others, path].map((to) => ({ to, title: `Tilbud i ${to.slice(1)}`, note: '−40 %', image: SOFA })),
    }),
    block('text', 'Editorial', { heading: 'Black Friday', level: '1', html: LONG.repeat(4) }),
  ])
  for (const size of [PHONE, { width: 1366, height: 700 }]) {
    await page.setViewportSize(size)
    await openPage(page, path)
    const navigation = page.getByRole('navigation', { name: 'Black Friday' })
    const current = navigation.locator('[aria-current=page]')
    await expect(current).toHaveAttribute('href', path)
    await expect(current).toBeInViewport()
    await page.mouse.wheel(0, 1200)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
    await expect(navigation).toBeInViewport({ ratio: 1 })
    const header = await boxOf(page.locator('header').first())
    await expect.poll(async () => (await boxOf(navigation)).top).toBeGreaterThanOrEqual(Math.floor(header.bottom) - 1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
  await expectAccessible(page)
})

test('BLOCK-23 BLOCK-32 a countdown runs, and stays at zero, or says what an editor wrote for then', async ({
  page,
}) => {
  const to = new Date(Date.now() + 90_000).toISOString()
  const path = await storePage('blocks-countdown', [
    block('zeros', 'Countdown', { heading: 'Slutter', to }),
    block('words', 'Countdown', { heading: 'Slutter', to, endedText: 'Det var det.' }),
    block('over', 'Countdown', { heading: 'Forbi', to: '2020-01-01T00:00:00Z' }),
  ])
  await page.clock.install()
  await openPage(page, path)
  const digits = (id: string) => page.locator(`#block-${id} [data-part=countdown-digits]`)
  await expect(digits('zeros')).toHaveText(/^00 timer\s*0[01] min\.\s*\d\d sek\.$/)
  await expect(digits('over')).toHaveText(/^00 timer\s*00 min\.\s*00 sek\.$/)
  await page.clock.runFor(120_000)
  await expect(digits('zeros')).toHaveText(/^00 timer\s*00 min\.\s*00 sek\.$/)
  await expect(page.getByText('Det var det.')).toBeVisible()
  await expect(digits('words')).toHaveCount(0)
})

const SHARES = { twoThirds: 2 / 3, half: 1 / 2, oneThird: 1 / 3, full: 1 } as const
const WHERE = { left: 'left', center: 'middle', right: 'right', top: 'left', bottom: 'right' } as const

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
      const boxOfPart = (part: string) =>
        section.querySelector(`[data-part=${part}]`)?.getBoundingClientRect().toJSON() as DOMRect
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
      return { banner, picture: boxOfPart('banner-picture'), text: boxOfPart('banner-text'), words }
    }),
  )
}

test('BLOCK-30 BLOCK-05 the image banner in every coverage, alignment and place of its words', async ({ page }) => {
  const content = { heading: 'Sofaen', text: '<p>Den kan vaskes.</p>', image: SOFA, theme: 'beige' }
  const combinations = (['twoThirds', 'half', 'oneThird', 'full'] as const).flatMap((coverage) =>
    (['left', 'right'] as const).flatMap((alignment) =>
      (['left', 'center', 'right'] as const).flatMap((horizontal) =>
        (['top', 'center', 'bottom'] as const).map((vertical) => ({ coverage, alignment, horizontal, vertical })),
      ),
    ),
  )
  const path = await storePage(
    'blocks-banners',
    combinations.map((options, index) => block(`b-${index}`, 'ImageBanner', { ...content, ...options })),
  )
  await openPage(page, path)
  const measured = await measureBanners(page)
  for (const [index, { coverage, alignment, horizontal, vertical }] of combinations.entries()) {
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
  await page.setViewportSize(PHONE)
  await expect
    .poll(async () => (await measureBanners(page)).filter(({ text, picture }) => text.top < picture.bottom - 1))
    .toEqual([])
})
