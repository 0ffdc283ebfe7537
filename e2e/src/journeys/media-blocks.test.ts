import { expect, expectAccessible, openPage, test, whenTakenOver } from '../shop-fixture.ts'
import { storePage } from '../stored-page.ts'

const POSTER = { file: 'hero/sofa-campaign.webp', alt: 'En sofa' }
const ROOM = { file: 'rooms/living-light.webp', alt: 'En lys stue' }
const FILM = { kind: 'hosted', film: 'video/evening-at-home.mp4' }
const PHONE = { width: 375, height: 720 }
const block = (id: string, componentName: string, props: object) => ({ id, componentName, props })
const video = (id: string, source: object) => block(id, 'Video', { source, title: 'En aften', poster: POSTER })
const POINTS = block('points', 'FocalPoints', {
  heading: 'Stuen',
  image: ROOM,
  points: [
    { x: 52, y: 71, productKey: 'nordlo-2-green' },
    { x: 30, y: 39, title: 'Lyset', text: 'Lavt.' },
  ],
})
const HOMES = block('homes', 'Flowbox', { heading: 'Hjemme hos jer', feed: 'homes', layout: 'grid', limit: 4 })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('BLOCK-08 BLOCK-19 BLOCK-20 films have controls or are links, products are listed', async ({ page }) => {
    const path = await storePage('media-plain', [
      video('film', FILM),
      video('outside', { kind: 'vimeo', id: '76979871' }),
      POINTS,
      HOMES,
    ])
    await page.goto(path)
    await expect(page.locator('#block-film noscript video[controls]')).toBeVisible()
    await expect(page.locator('#block-film').getByRole('button')).toHaveCount(0)
    const link = page.getByRole('link', { name: 'Afspil filmen: En aften' })
    await expect(link).toHaveAttribute('href', 'https://vimeo.com/76979871')
    await expect(page.locator('[data-part=focal-list]').getByRole('link')).toHaveCount(1)
    // The browser itself opens a point's card.
    await page.getByRole('button', { name: 'Vis Lyset' }).click()
    await expect(page.getByText('Lavt.')).toBeVisible()
    await expect(page.locator('[data-part=flowbox-story]').first()).toBeVisible()
  })
})

test('BLOCK-19 films: ours plays by a press, a moving picture stops by one, another company’s comes after one', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route(/youtube|vimeo/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' })
  })
  const path = await storePage('media-films', [
    video('ambient', { ...FILM, isAmbient: true }),
    video('film', FILM),
    video('outside', { kind: 'youtube', id: 'M7lc1UVf-VE' }),
  ])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, path)
  const isPaused = (id: string) => page.locator(`#block-${id} video`).evaluate((film: HTMLVideoElement) => film.paused)
  // With reduced motion the film does not start by itself.
  const ambient = page.locator('#block-ambient')
  const begin = ambient.getByRole('button', { name: 'Afspil filmen: En aften' })
  await expect(begin).toBeVisible()
  expect(await isPaused('ambient')).toBe(true)
  await begin.click()
  await expect.poll(() => isPaused('ambient')).toBe(false)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openPage(page, path)
  await expect.poll(() => isPaused('ambient')).toBe(false)
  await ambient.getByRole('button', { name: 'Sæt filmen på pause: En aften' }).click()
  await expect.poll(() => isPaused('ambient')).toBe(true)

  const play = page.locator('#block-film').getByRole('button', { name: 'Afspil filmen: En aften' })
  await whenTakenOver(play)
  await play.press('Enter')
  await expect.poll(() => isPaused('film')).toBe(false)
  await expect(page.locator('#block-film video')).toBeFocused()

  const outside = page.locator('#block-outside').getByRole('link', { name: 'Afspil filmen: En aften' })
  await whenTakenOver(outside)
  expect(asked).toEqual([])
  await expectAccessible(page, 'main')
  await outside.click()
  const player = page.locator('#block-outside iframe')
  await expect(player).toHaveAttribute('title', 'En aften')
  // The focus is in another document then, and this one is blurred.
  await expect.poll(() => player.evaluate((frame) => document.activeElement === frame)).toBe(true)
  await expect
    .poll(() => asked)
    .toEqual([expect.stringContaining('https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?')])
})

test('BLOCK-20 a point opens its product at its side, on a phone at the bottom; the keyboard goes in and back', async ({
  page,
}) => {
  await openPage(page, await storePage('media-points', [POINTS]))
  const pin = page.getByRole('button', { name: /^Vis Nordlo/ })
  const preview = page.getByRole('group', { name: /^Nordlo/ })
  await pin.focus()
  await page.keyboard.press('Enter')
  await expect(preview).toBeVisible()
  const [at, box] = [await pin.boundingBox(), await preview.boundingBox()]
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - (at?.x ?? 0) - 22)).toBeLessThan(2)
  await expectAccessible(page, '[data-part=focal]')
  await page.keyboard.press('Tab')
  await expect(preview.getByRole('link')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await expect(pin).toBeFocused()

  await page.setViewportSize(PHONE)
  await pin.click()
  const bottom = () => preview.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
  await expect.poll(bottom).toBe(PHONE.height - 12)
  const add = preview.getByRole('button', { name: /Nordlo/ })
  await whenTakenOver(add)
  await add.click()
  await expect(page.locator('[data-part=confirmations] li').first()).toBeVisible()
})

test('BLOCK-08 a picture opens with its story and its products, the next follows, and focus comes back', async ({
  page,
}) => {
  await openPage(page, await storePage('media-homes', [HOMES]))
  const tile = page.getByRole('button', { name: 'Se billedet fra Mette' })
  await whenTakenOver(tile)
  await tile.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Hjemme hos jer' })
  await expect(dialog.getByText('Vi var bange for grøn.')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Nordlo 3-pers. sofa' })).toBeVisible()
  await expectAccessible(page, '[data-modal=flowbox]')
  await dialog.locator('[data-part=flowbox-step][data-direction=next]').click()
  await expect(dialog.getByText('2 af 4')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(tile).toBeFocused()
})
