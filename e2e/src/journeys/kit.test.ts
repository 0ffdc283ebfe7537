import type { Page } from '@playwright/test'
import { FULL_CONSENT } from '@firkant/domain/consent/consent.ts'
import { chosenVisitor } from '../../../scripts/page-weight/chosen-visitor.ts'
import { expectAccessible } from '../accessibility.ts'
import { stateOf, test } from '../kit-fixture.ts'
import { expect, openPage } from '../shop-fixture.ts'

// One worker: the gallery is built and started once.
test.describe.configure({ mode: 'default' })
test.use({ storageState: chosenVisitor(FULL_CONSENT) })

const widthBeyondWindow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

async function expectChoicesByKeyboard(page: Page): Promise<void> {
  const group = page.getByRole('radiogroup', { name: 'How shall it come?' })
  await group.getByRole('radio').first().focus()
  await page.keyboard.press('Tab')
  await expect(group).toHaveAccessibleDescription('Choose a delivery')
  await group.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(group.getByRole('radio', { name: 'Carried in' })).toBeChecked()
  await expect(group).not.toHaveAttribute('aria-invalid')
}

async function expectTabsByKeyboard(page: Page): Promise<void> {
  const tabs = stateOf(page, 'tabs', 'Automatic: the arrow keys show')
  await tabs.getByRole('tab', { name: 'Products' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.getByRole('tab', { name: 'Series and makers' })).toBeFocused()
  await expect(tabs.getByRole('tabpanel', { name: 'Series and makers' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(tabs.getByRole('tabpanel')).toBeFocused()
}

async function expectOverlaysGiveFocusBack(page: Page): Promise<void> {
  for (const [button, dialog] of [
    ['From the left', 'A drawer from the left'],
    ['Modal', 'A modal'],
  ] as const) {
    const opener = page.getByRole('button', { name: button, exact: true })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: dialog })).toBeHidden()
    await expect(opener).toBeFocused()
  }
}

/** A refused form leads to the first field that was refused. */
async function expectRefusedForm(page: Page): Promise<void> {
  const form = page.locator('[data-part=kit-form]')
  const email = form.getByRole('textbox', { name: 'Your e-mail' })
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(email).toBeFocused()
  await expect(form.getByText('The terms must be accepted')).toBeVisible()
  await email.fill('kari@example.com')
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(form.getByRole('textbox', { name: 'New password' })).toBeFocused()
  // Smaller, a phone would zoom.
  await expect(email).toHaveCSS('font-size', '16px')
}

async function expectStates(page: Page): Promise<void> {
  const colourOf = (name: string) =>
    stateOf(page, 'async-button', name)
      .getByRole('button')
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(await colourOf('rejected')).not.toBe(await colourOf('idle'))
  const bone = stateOf(page, 'skeleton', 'Line').locator('[data-part=skeleton]')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(bone).not.toHaveCSS('animation-name', 'none')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(bone).toHaveCSS('animation-name', 'none')
  await expect(page.getByRole('status').filter({ hasText: 'The products are coming' })).toHaveCount(1)
}

test('A11Y-01 A11Y-02 AUTH-04 SHELL-12 the kit is worked by the keyboard, accessible and as wide as the window on a desk and a phone, also with its messages told', async ({
  page,
}) => {
  await openPage(page, '/__kit')
  // Only the browser runs the countdown.
  await expect(page.locator('[data-piece=countdown]').getByRole('timer').first()).toBeAttached()
  await test.step('choices', () => expectChoicesByKeyboard(page))
  await test.step('tabs', () => expectTabsByKeyboard(page))
  await test.step('overlays', () => expectOverlaysGiveFocusBack(page))
  await test.step('states', () => expectStates(page))
  await test.step('a refused form', () => expectRefusedForm(page))
  await expect(page.getByRole('button', { name: /^Data layer: [1-9]/ })).toBeVisible()
  for (const width of [1366, 375]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => widthBeyondWindow(page)).toBe(0)
    await expectAccessible(page, '[data-part=kit]')
  }
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('A11Y-02 every piece shows what it holds, and no button that does nothing', async ({ page }) => {
    await page.goto('/__kit')
    const tabs = stateOf(page, 'tabs', 'Automatic: the arrow keys show')
    await expect(tabs.getByText('Living room, bedroom, kitchen, hall.')).toBeVisible()
    await expect(tabs.getByRole('tab')).toHaveCount(0)
    const password = stateOf(page, 'field', 'Password')
    await expect(password.getByRole('button')).toHaveCount(0)
    const quantity = stateOf(page, 'quantity', 'Input')
    await expect(quantity.getByRole('spinbutton')).toHaveValue('1')
    await expect(quantity.getByRole('button')).toHaveCount(0)
    await expect(stateOf(page, 'countdown', 'Days away').locator('time')).toHaveText(
      'The price ends on Sunday at 23.59',
    )
    await page.goto('/__kit/blocks/Button')
    await expect(page.locator('[data-part=sample] [data-block=Button]').first()).toBeVisible()
  })
})
