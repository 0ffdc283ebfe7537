import { expectEverySampleSound } from '../block-gallery.ts'
import { expectAsWideAsWindow, openKit, stateOf, stopClock, test } from '../kit-fixture.ts'
import { expect, expectAccessible } from '../shop-fixture.ts'

// One worker: the gallery is built and started once.
test.describe.configure({ mode: 'default' })

test('A11Y-01 the kit is accessible and as wide as the window on a desk and a phone, also with its messages told', async ({
  page,
}) => {
  await openKit(page)
  const form = page.locator('[data-part=kit-form]')
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(form.getByText('The terms must be accepted')).toBeVisible()
  for (const width of [1366, 375]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAsWideAsWindow(page)
    await expectAccessible(page, '[data-part=kit]')
  }
})

test('BLOCK-01 BLOCK-05 BLOCK-16 BLOCK-25 every sample of every block is quiet, accessible, and moves nothing', async ({
  page,
  brand,
  origin,
}) => {
  await expectEverySampleSound(page, { brand, origin })
})

test('SHELL-12 an async button is pending for 500 ms, tells what came of it, and is idle again after 2000 ms', async ({
  page,
}) => {
  await page.clock.install()
  await openKit(page)
  await stopClock(page)
  const succeeding = stateOf(page, 'async-button', 'Press it: succeeds')
  const button = succeeding.getByRole('button')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('data-state', 'pending')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(succeeding.getByRole('status')).toHaveText('Saving')
  await page.clock.runFor(499)
  await expect(button).toHaveAttribute('data-state', 'pending')
  await page.clock.runFor(1)
  await expect(button).toHaveAttribute('data-state', 'fulfilled')
  await expect(succeeding.getByRole('status')).toHaveText('Saved')
  await expect(button).toBeFocused()
  await page.clock.runFor(1999)
  await expect(button).toHaveAttribute('data-state', 'fulfilled')
  await page.clock.runFor(1)
  await expect(button).toHaveAttribute('data-state', 'idle')

  const failing = stateOf(page, 'async-button', 'Press it: fails')
  const restColour = await failing.getByRole('button').evaluate((part) => getComputedStyle(part).backgroundColor)
  await failing.getByRole('button').click()
  await page.clock.runFor(500)
  await expect(failing.getByRole('button')).toHaveAttribute('data-state', 'rejected')
  await expect(failing.getByRole('status')).toHaveText('It could not be saved. Try again!')
  await page.clock.runFor(1000)
  await expect(failing.getByRole('button')).not.toHaveCSS('background-color', restColour)
})

test('AUTH-04 a field tells what is wrong once it is left, and takes it back while it is mended', async ({ page }) => {
  await openKit(page)
  const part = stateOf(page, 'field', 'E-mail, required: leave it')
  const field = part.getByRole('textbox', { name: 'E-mail' })
  const message = part.locator('[data-part=field-message]')
  await expect(message).toHaveAttribute('aria-live', 'polite')
  await field.fill('kari')
  await expect(message).toBeEmpty()
  await page.keyboard.press('Tab')
  await expect(message).toHaveText('Write a whole e-mail address')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription('Write a whole e-mail address')
  await field.fill('')
  await expect(message).toHaveText('Write your e-mail address')
  await field.fill('kari@example.com')
  await expect(message).toBeEmpty()
  await expect(field).not.toHaveAttribute('aria-invalid')
  // The phone shows the right keyboard, autofills and does not zoom.
  await expect(field).toHaveAttribute('autocomplete', 'email')
  await expect(field).toHaveAttribute('inputmode', 'email')
  await expect(field).toHaveAttribute('enterkeyhint', 'send')
  await expect(field).toHaveCSS('font-size', '16px')
})

test('AUTH-04 a refused form tells all that is wrong and leads to the first of it', async ({ page }) => {
  await openKit(page)
  const form = page.locator('[data-part=kit-form]')
  const send = form.getByRole('button', { name: 'Register' })
  await send.click()
  await expect(form.getByRole('textbox', { name: 'Your e-mail' })).toBeFocused()
  await expect(form.locator('[data-part=field-message]')).toHaveText([
    'Write an e-mail address',
    'Choose a password',
    'Repeat the password',
    'The terms must be accepted',
  ])
  await form.getByRole('textbox', { name: 'Your e-mail' }).fill('kari@example.com')
  await form.getByLabel('New password', { exact: false }).first().fill('Sofa1234')
  await form.getByRole('textbox', { name: 'The same once more' }).fill('Sofa')
  await form.getByRole('checkbox').check()
  await send.click()
  await expect(form.getByText('The passwords differ')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'The same once more' })).toBeFocused()
  await form.getByRole('textbox', { name: 'The same once more' }).fill('Sofa1234')
  await expect(form.locator('[data-part=field-message]:not(:empty)')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(form.getByRole('status')).toHaveText('You are registered')
})

test('AUTH-04 LIST-05 a password can be looked at, and a limited text counts its characters', async ({ page }) => {
  await openKit(page)
  const part = stateOf(page, 'field', 'Password')
  const password = part.locator('input')
  await password.fill('Sofa1234')
  const show = part.getByRole('button', { name: 'Show password' })
  await show.click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  await show.click()
  await expect(password).toHaveAttribute('type', 'password')

  const limited = stateOf(page, 'field', 'With a limit')
  const name = limited.getByRole('textbox')
  await expect(limited.getByText('12/30')).toBeVisible()
  await expect(name).toHaveAccessibleDescription('12 of 30 characters')
  await expect(limited.getByRole('status')).toBeEmpty()
  await name.click()
  await page.keyboard.type(' with everything that it needs')
  await expect(name).toHaveValue('Summer house with everything t')
  await expect(limited.getByRole('status')).toHaveText('30 of 30 characters')
})

test('A11Y-02 choices and lists are worked by the keyboard, and told when they are left without one', async ({
  page,
}) => {
  await openKit(page)
  const group = page.getByRole('radiogroup', { name: 'How shall it come?' })
  await group.getByRole('radio').first().focus()
  await page.keyboard.press('Tab')
  await expect(group).toHaveAccessibleDescription('Choose a delivery')
  await group.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(group.getByRole('radio', { name: 'Carried in' })).toBeChecked()
  await expect(group).not.toHaveAttribute('aria-invalid')

  const terms = page.getByRole('checkbox', { name: 'I have read the terms of sale' })
  await terms.focus()
  await page.keyboard.press('Tab')
  await expect(terms).toHaveAccessibleDescription('The terms must be accepted')
  await terms.focus()
  await page.keyboard.press('Space')
  await expect(terms).not.toHaveAttribute('aria-invalid')

  const reason = page.getByRole('combobox', { name: 'Why does it go back?' })
  await reason.focus()
  await page.keyboard.press('Tab')
  await expect(reason).toHaveAccessibleDescription('It helps us to make it better. Choose a reason')
  await reason.selectOption('damaged')
  await expect(reason).not.toHaveAttribute('aria-invalid')
})

test('CART-04 a quantity counts 500 ms after the last press, or at once by Enter; what is no quantity goes back', async ({
  page,
}) => {
  await page.clock.install()
  await openKit(page)
  await stopClock(page)
  const part = stateOf(page, 'quantity', 'Input, in sets of 4')
  const field = part.getByRole('spinbutton', { name: 'Glasses in sets' })
  const counted = part.locator('output')
  const more = part.getByRole('button', { name: 'More: Glasses in sets' })
  await more.click()
  await more.click()
  await expect(field).toHaveValue('16')
  await page.clock.runFor(499)
  await expect(counted).toHaveText('Counts 8, changed 0 times')
  await page.clock.runFor(1)
  await expect(counted).toHaveText('Counts 16, changed 1 times')

  await field.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(counted).toHaveText('Counts 20, changed 2 times')
  for (const written of ['many', '', '22']) {
    await field.fill(written)
    await page.clock.runFor(500)
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('20')
  }
  await field.fill('5000')
  await field.blur()
  await expect(counted).toHaveText('Counts 996, changed 3 times')
  await expect(more).toHaveAttribute('aria-disabled', 'true')
  await field.fill('0')
  await field.blur()
  await expect(counted).toHaveText('Counts 4, changed 4 times')
  await expect(part.getByRole('button', { name: 'Fewer: Glasses in sets' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('spinbutton', { name: 'Lamps' })).toHaveAccessibleDescription('Only 7 are left')
  await expect(page.getByRole('spinbutton', { name: 'Gift' })).toBeDisabled()
})

test('PDP-03 the last choice of the selector becomes a field that refuses half a set', async ({ page }) => {
  await openKit(page)
  const part = stateOf(page, 'quantity', 'Selector, in sets of 2')
  await part.getByRole('combobox').selectOption('20')
  const field = part.getByRole('textbox', { name: 'Quantity in groups of 2' })
  await expect(field).toBeFocused()
  await field.fill('23')
  await page.keyboard.press('Enter')
  await expect(part.getByRole('alert')).toHaveText('Sold in sets of 2 only')
  await expect(field).toHaveAccessibleDescription('Sold in sets of 2 only')
  await field.fill('24')
  await page.keyboard.press('Enter')
  await expect(part.getByRole('alert')).toHaveCount(0)
})

test('A11Y-02 tabs, accordion and overlays are worked by the keyboard', async ({ page }) => {
  await openKit(page)
  const automatic = stateOf(page, 'tabs', 'Automatic: the arrow keys show')
  await automatic.getByRole('tab', { name: 'Products' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(automatic.getByRole('tab', { name: 'Series and makers' })).toBeFocused()
  await expect(automatic.getByRole('tabpanel', { name: 'Series and makers' })).toBeVisible()
  await page.keyboard.press('Home')
  await expect(automatic.getByRole('tabpanel', { name: 'Products' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(automatic.getByRole('tabpanel')).toBeFocused()

  const manual = stateOf(page, 'tabs', 'Manual: the arrow keys go there, Enter shows')
  await manual.getByRole('tab', { name: 'Products' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(manual.getByRole('tab', { name: 'Rooms' })).toBeFocused()
  await expect(manual.getByRole('tabpanel', { name: 'Products' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(manual.getByRole('tabpanel', { name: 'Rooms' })).toBeVisible()

  const care = page.locator('[data-piece=accordion] details').first()
  await care.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(care).toHaveAttribute('open')

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
})

test('CARD-08 a countdown runs, and says its end in words', async ({ page }) => {
  await page.clock.install()
  await openKit(page)
  const timer = stateOf(page, 'countdown', 'The last hours').getByRole('timer')
  await stopClock(page)
  await expect(timer).toContainText('The price ends on Sunday at 23.59')
  const before = await timer.textContent()
  await page.clock.runFor(2000)
  await expect(timer).not.toHaveText(before ?? '')
  await expect(stateOf(page, 'countdown', 'Over').getByRole('timer')).toContainText('00 h00 m00 s')
})

test('A11Y-01 a skeleton stands still for those who want no motion', async ({ page }) => {
  await openKit(page)
  const bone = stateOf(page, 'skeleton', 'Line').locator('[data-part=skeleton]')
  await expect(bone).not.toHaveCSS('animation-name', 'none')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(bone).toHaveCSS('animation-name', 'none')
  await expect(page.getByRole('status').filter({ hasText: 'The products are coming' })).toHaveCount(1)
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
  })
})
