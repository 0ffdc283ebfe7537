import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { expect, saveScreenshot, test } from '../shop-fixture.ts'
import { openStudio, STUDIO_LOGINS } from '../studio-steps.ts'

test.use({ locale: 'da-DK' })

const SIZES = [
  { width: 768, height: 1024 },
  { width: 1366, height: 900 },
]

async function look(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([name, size.width, overflow]).toEqual([name, size.width, 0])
    await expectAccessible(page)
    await saveScreenshot(page, `studio-${name}-${size.width}`)
  }
}

const DAY_MS = 24 * 60 * 60 * 1000
const FRIDAY = 5
/** At eight on the Friday to come, as the field for a moment takes it. */
function onFriday(): string {
  const today = new Date()
  const days = (FRIDAY - today.getUTCDay() + 7) % 7 || 7
  return `${new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10)}T08:00`
}
const preview = (page: Page) => page.getByTitle('Som den bliver').contentFrame()
const moveButtons = (page: Page) => page.getByRole('group', { name: 'Flyt' })
const hero = (page: Page) => page.getByRole('region', { name: 'Stort billede' })
const heroHeading = (page: Page) => hero(page).getByRole('textbox', { name: 'Overskrift', exact: true })

/** Whoever is not signed in yet is told so by a 401. */
const expectQuiet = (complaints: string[]) => expect(complaints.splice(0)).toEqual([expect.stringContaining('401')])

/** Only what can be seen is used: links, buttons, fields and regions by their names. */
test('STU-02 STU-03 somebody new changes the start page’s hero, plans it for Friday and takes it back', async ({
  page,
  complaints,
}) => {
  const startedAt = Date.now()
  await openStudio(page, STUDIO_LOGINS.studioManager)
  await page.getByRole('link', { name: 'Sider', exact: true }).click()
  await page.getByLabel('Find en side').fill('hvor der bliver boet')
  await expect(page.getByRole('row', { name: 'Forside' })).toHaveCount(1)
  await look(page, 'pages')
  await page.getByRole('link', { name: 'hjemly: møbler' }).click()
  await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Korte dage.')

  await test.step('what is typed is seen beside it, and only there', async () => {
    await heroHeading(page).fill('Fredag er *sofadag*')
    await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Fredag er sofadag')
    await expect(page.getByText('Gemt. Besøgende ser det, når det er udgivet.')).toBeVisible()
    await look(page, 'editor')
  })

  await test.step('planned, and taken back', async () => {
    await page.getByRole('button', { name: 'Udgiv …' }).click()
    await page.getByRole('dialog').getByLabel('Fra').fill(onFriday())
    await look(page, 'publish')
    await page.getByRole('button', { name: 'Udgiv til den tid' }).click()
    await expect(page.getByText('planlagt', { exact: true })).toBeVisible()
    const changed = page.getByRole('row', { name: /^Stort billede “Korte dage\. .*” › Overskrift/ })
    await expect(changed).toContainText('Korte dage.')
    await expect(changed).toContainText('Fredag er *sofadag*')
    await look(page, 'set')
    await page.getByRole('button', { name: 'Tag tilbage' }).click()
    await expect(page.getByText('taget tilbage', { exact: true })).toBeVisible()
  })
  expect(Date.now() - startedAt).toBeLessThan(120_000)
  expectQuiet(complaints)
})

test('STU-03 blocks are moved by keyboard, a press in the page opens the form, and what is wrong is told at its field', async ({
  page,
  complaints,
}) => {
  await openStudio(page, STUDIO_LOGINS.studioManager, '/studio/pages/da/start')
  const names = page.getByRole('grid', { name: 'Blokke' }).getByRole('row')
  const second = await names.nth(1).textContent()
  await names.nth(1).click()
  await moveButtons(page).getByRole('button', { name: 'Op' }).click()
  await expect(names.nth(0)).toHaveText(second ?? '')
  await moveButtons(page).getByRole('button', { name: 'Ned' }).press('Enter')
  await expect(names.nth(1)).toHaveText(second ?? '')
  await test.step('what can’t be moved further says why', async () => {
    await names.nth(0).click()
    const up = moveButtons(page).getByRole('button', { name: 'Op' })
    await expect(up).toHaveAccessibleDescription('Den står først.')
    await up.press('Enter')
    await expect(names.nth(1)).toHaveText(second ?? '')
  })
  await expect(page).toHaveURL(/set=/)
  await expect(page.locator('[data-save=saved]')).toBeVisible()
  // Before it has loaded, no press in it is heard.
  await expect(page.locator('iframe[data-shown]')).toBeVisible()
  await preview(page).getByRole('heading', { level: 1 }).click()
  await expect(hero(page)).toBeVisible()
  await hero(page).getByLabel('Fører til').first().fill('/findes-ikke')
  await expect(hero(page).getByText('Linket /findes-ikke er dødt')).toBeVisible()
  await hero(page).getByLabel('Hvad der ses').first().fill('')
  await expect(hero(page).getByText('Skriv, hvad der ses')).toBeVisible()
  await page.getByRole('button', { name: 'Udgiv …' }).click()
  await page.getByRole('button', { name: 'Udgiv nu' }).click()
  await expect(page.getByRole('alert')).toContainText('Ret dette først. Intet er udgivet.')
  await page.getByRole('button', { name: 'Ikke nu' }).click()
  await page.getByRole('button', { name: 'Kassér' }).click()
  await expect(page.getByRole('button', { name: 'Kassér' })).toHaveCount(0)
  expectQuiet(complaints)
})

test('STU-03 A11Y-02 in the shop an employee presses E on a page and is in its editor, unless they switched the key off', async ({
  page,
  complaints,
}) => {
  await openStudio(page, STUDIO_LOGINS.studioManager)
  await page.goto('/')
  const key = page.getByRole('button', { name: 'Tasten E åbner redigeringen' })
  await key.press('Enter')
  await page.reload()
  await expect(key).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('e')
  await expect(page).toHaveURL('/')
  await key.press('Enter')
  await expect(key).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('e')
  await expect(page).toHaveURL('/studio/pages/da/start')
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible()
  // The bar asks for carts to be handed over, which a manager may not.
  expect(complaints.splice(0).filter((each) => !/40[13]/.test(each))).toEqual([])
})

test('STU-02 the banner above every page is changed beside the page that it stands on', async ({
  page,
  complaints,
}) => {
  await openStudio(page, STUDIO_LOGINS.studioManager, '/studio/pages')
  await page.getByRole('link', { name: 'Menu, banner og bund' }).click()
  const banner = page.getByRole('group', { name: 'Banner' })
  await banner.getByLabel('Besked', { exact: true }).fill('Kun i dag: *gratis* levering')
  await expect(preview(page).getByText('Kun i dag: gratis levering')).toBeVisible()
  await look(page, 'frame')
  await page.getByRole('button', { name: 'Kassér' }).click()
  await expect(page.getByRole('button', { name: 'Kassér' })).toHaveCount(0)
  expectQuiet(complaints)
})
