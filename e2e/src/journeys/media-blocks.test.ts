import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { expect, openPage, test, whenTakenOver } from '../shop-fixture.ts'
import { block, storePage } from '../stored-page.ts'

const POSTER = { file: 'hero/sofa-campaign.webp', alt: 'En sofa' }
const ROOM = { file: 'rooms/living-light.webp', alt: 'En lys stue' }
const FILM = { kind: 'hosted', film: 'video/evening-at-home.mp4' }
const PHONE = { width: 375, height: 720 }
const video = (id: string, source: object) => block(id, 'Video', { source, title: 'En aften', poster: POSTER })
const MEDIA = [
  block('title', 'Editorial', { heading: 'En aften', level: '1', html: '<p>Hjemme.</p>' }),
  video('ambient', { ...FILM, isAmbient: true }),
  video('film', FILM),
  video('outside', { kind: 'youtube', id: 'M7lc1UVf-VE' }),
  block('points', 'FocalPoints', {
    heading: 'Stuen',
    image: ROOM,
    points: [
      { x: 52, y: 71, productKey: 'nordlo-2-green' },
      { x: 30, y: 39, title: 'Lyset', text: 'Lavt.' },
    ],
  }),
  block('homes', 'Flowbox', { heading: 'Hjemme hos jer', feed: 'homes', layout: 'grid', limit: 4 }),
]
const isPaused = (page: Page, id: string) =>
  page.locator(`#block-${id} video`).evaluate((film: HTMLVideoElement) => film.paused)

/** A moving picture begins by itself, but where little motion is wanted, and stops by a press. */
async function expectAmbientFilm(page: Page): Promise<void> {
  const ambient = page.locator('#block-ambient')
  const begin = ambient.getByRole('button', { name: 'Afspil filmen: En aften' })
  await expect(begin).toBeVisible()
  expect(await isPaused(page, 'ambient')).toBe(true)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(() => isPaused(page, 'ambient')).toBe(false)
  await ambient.getByRole('button', { name: 'Sæt filmen på pause: En aften' }).click()
  await expect.poll(() => isPaused(page, 'ambient')).toBe(true)
  await begin.click()
  await expect.poll(() => isPaused(page, 'ambient')).toBe(false)
}

async function expectOurFilm(page: Page): Promise<void> {
  const play = page.locator('#block-film').getByRole('button', { name: 'Afspil filmen: En aften' })
  await whenTakenOver(play)
  await play.press('Enter')
  await expect.poll(() => isPaused(page, 'film')).toBe(false)
  await expect(page.locator('#block-film video')).toBeFocused()
}

async function expectOutsideFilm(page: Page, asked: readonly string[]): Promise<void> {
  const outside = page.locator('#block-outside').getByRole('link', { name: 'Afspil filmen: En aften' })
  await whenTakenOver(outside)
  expect(asked).toEqual([])
  await outside.click()
  const player = page.locator('#block-outside iframe')
  await expect(player).toHaveAttribute('title', 'En aften')
  // The focus is in another document then, and this one is blurred.
  await expect.poll(() => player.evaluate((frame) => document.activeElement === frame)).toBe(true)
  await expect
    .poll(() => asked)
    .toEqual([expect.stringContaining('https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?')])
}

async function expectFocalPoint(page: Page): Promise<void> {
  const pin = page.getByRole('button', { name: /^Vis Nordlo/ })
  const preview = page.getByRole('group', { name: /^Nordlo/ })
  await whenTakenOver(pin)
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
}

async function expectFocalPointOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE)
  const preview = page.getByRole('group', { name: /^Nordlo/ })
  await page.getByRole('button', { name: /^Vis Nordlo/ }).click()
  const bottom = () => preview.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
  await expect.poll(bottom).toBe(PHONE.height - 12)
  const add = preview.getByRole('button', { name: /Nordlo/ })
  await whenTakenOver(add)
  await add.click()
  await expect(page.locator('[data-part=confirmations] li').first()).toBeVisible()
}

async function expectPictureOfHome(page: Page): Promise<void> {
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
}

test('BLOCK-08 BLOCK-19 BLOCK-20 films play and stop by a press, another company’s comes after one; a point opens its product at its side, on a phone at the bottom; a picture opens with its story', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route(/youtube|vimeo/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' })
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, await storePage('blocks-media', MEDIA))
  await test.step('a moving picture', () => expectAmbientFilm(page))
  await test.step('our film', () => expectOurFilm(page))
  await expectAccessible(page, 'main')
  await test.step('a film of another company', () => expectOutsideFilm(page, asked))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await test.step('a picture of a home', () => expectPictureOfHome(page))
  await test.step('a point', () => expectFocalPoint(page))
  await test.step('a point on a phone', () => expectFocalPointOnPhone(page))
})
