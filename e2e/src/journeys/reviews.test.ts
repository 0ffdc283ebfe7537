import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../accessibility.ts'
import { newEmail, placeOrder, query } from '../checkout-steps.ts'
import { mailLink } from '../mail-steps.ts'
import { expect, openPage, saveScreenshot, test } from '../shop-fixture.ts'
import { lookAtStudio, openStudio, STUDIO_LOGINS } from '../studio-steps.ts'

const PHONE = { width: 375, height: 812 }
const DESK = { width: 1366, height: 900 }

/** The goods came, the buyer agreed to mails, and ten days have passed. */
async function passTenDays(number: string, email: string): Promise<void> {
  await query(
    `with delivered as (update orders set state = 'delivered' where number = $1 returning id),
      agreed as (insert into newsletter_subscriptions
        (brand, email, email_key, language, state, unsubscribe_hash, requested_at, confirmed_at)
        values ('hjemly', $2, $2, 'da', 'confirmed', $2, now(), now()))
      insert into jobs (queue, key, payload, run_at)
      select 'after-delivery.hjemly', id::text, jsonb_build_object('orderId', id::text), now() from delivered`,
    [number, email],
  )
}

async function lookAt(page: Page, name: string): Promise<void> {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([name, size.width, overflow]).toEqual([name, size.width, 0])
    await expectAccessible(page)
    await saveScreenshot(page, `${name}-${size.width}`)
  }
}

interface AtDesk {
  readonly browser: Browser
  readonly baseURL: string | undefined
  readonly text: string
  readonly answer?: string
}

/** As the shop's people do it, in a browser of their own. */
async function atDesk({ browser, baseURL, text, answer }: AtDesk): Promise<void> {
  const context = await browser.newContext({ locale: 'da-DK', ...(baseURL !== undefined && { baseURL }) })
  const desk = await context.newPage()
  await openStudio(desk, STUDIO_LOGINS.studioService, '/studio/reviews')
  const card = desk.locator('section.card', { hasText: text })
  await expect(card).toBeVisible()
  await lookAtStudio(desk, answer === undefined ? 'review-waits' : 'question-waits')
  if (answer !== undefined) {
    await card.getByLabel('Butikkens svar').fill(answer)
    await card.getByRole('button', { name: 'Gem svaret' }).click()
    // Who answers wants the question seen.
    await expect(desk.getByText('Gjort. Forfatteren får besked.').first()).toBeVisible()
  } else await card.getByRole('button', { name: 'Vis', exact: true }).click()
  await expect(card.getByRole('button', { name: 'Vis', exact: true })).toBeHidden()
  await context.close()
}

test('REV-01 REV-02 an order is reviewed by the link of a mail, with a photo and without scripts, read by the shop, and stands on the product’s page', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail()
  const text = `Armlænet er bredt nok til en kop. ${email.slice(4, 12)}`
  const { number } = await placeOrder(page, email)
  await passTenDays(number, email)
  const link = await mailLink(page.request, { to: email, part: '/anmeldelse?token=' })
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) })
  const writer = await plain.newPage()
  await writer.goto(link)
  await test.step('what is missing is said, and what was typed stays', async () => {
    await writer.getByLabel('Din anmeldelse').fill(text)
    await writer.getByRole('group', { name: 'Ser ud som på billederne' }).getByLabel('Ja').check()
    await writer.getByRole('radio', { name: /Under det, jeg ventede/ }).check()
    await writer.getByLabel('Billeder', { exact: true }).setInputFiles({
      name: 'sofa.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<svg onload="alert(1)"/>'),
    })
    await writer.getByRole('button', { name: 'Send anmeldelsen' }).click()
    await expect(writer.getByRole('alert')).toContainText('ikke et billede, vi kan tage')
    await expect(writer.getByLabel('Din anmeldelse')).toHaveValue(text)
  })
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#a65a3a' } })
    .jpeg()
    .toBuffer()
  await writer
    .getByLabel('Billeder', { exact: true })
    .setInputFiles({ name: 'sofa.jpg', mimeType: 'image/jpeg', buffer: photo })
  await writer.getByRole('button', { name: 'Send anmeldelsen' }).click()
  await expect(writer.getByRole('heading', { level: 1, name: 'Tak, vi har den' })).toBeVisible()
  const ownLink = writer.getByRole('link', { name: 'Se, ret eller slet den' })
  // As the mail has it: once opened, the address holds for that browser alone.
  const own = (await ownLink.getAttribute('href')) ?? ''
  await ownLink.click()
  await expect(writer.getByRole('button', { name: 'Slet anmeldelsen' })).toBeVisible()
  const product = (await writer.getByRole('link', { name: /^Til / }).getAttribute('href')) ?? ''
  await plain.close()
  await atDesk({ browser, baseURL, text })
  await openPage(page, product)
  const review = page.locator('[data-part=review]', { hasText: text })
  await review.scrollIntoViewIfNeeded()
  await expect(review.getByText('Bekræftet køb')).toBeVisible()
  await expect(review.getByRole('img', { name: /^Billede 1 af / })).toBeVisible()
  await expectAccessible(page, '#reviews')
  await review.getByRole('button', { name: 'Det hjalp mig' }).click()
  await expect(page.getByText('Tak. Din stemme er talt med, én gang.')).toBeVisible()
  await openPage(page, own)
  await lookAt(page, 'review-form')
  await page.getByRole('button', { name: 'Slet anmeldelsen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Den er slettet' })).toBeVisible()
})

test('REV-03 anybody asks about a product; the shop answers, it is found by its words, and who asked has a mail', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail()
  const text = `Kan den skilles ad ved en flytning? ${email.slice(4, 12)}`
  const answer = 'Ja, benene skrues af uden værktøj.'
  await openPage(page, '/sofaer/nordlo-3-green')
  await page.getByRole('link', { name: /stil et/i }).click()
  await page.waitForURL(/\/spoergsmaal\/nordlo-3-green/)
  await page.getByLabel('Dit spørgsmål').fill(text)
  await page.getByLabel('Mail, hvis du vil have svaret sendt').fill(email)
  await page.getByRole('button', { name: 'Send spørgsmålet' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Vi læser spørgsmålet' })).toBeInViewport()
  await openPage(page, await mailLink(page.request, { to: email, part: '/spoergsmaalsbesked/bekraeft' }))
  await page.getByRole('button', { name: 'Ja, send mig svaret' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Så skriver vi til dig' })).toBeVisible()
  await atDesk({ browser, baseURL, text, answer })
  await openPage(page, await mailLink(page.request, { to: email, part: '/spoergsmaal/nordlo-3-green' }))
  await page.getByRole('searchbox', { name: 'Søg i spørgsmål og svar' }).fill('benene flytning')
  await page.locator('main').getByRole('button', { name: 'Søg', exact: true }).click()
  const question = page.getByRole('listitem').filter({ hasText: text })
  await expect(question.getByText(answer)).toBeVisible()
  await lookAt(page, 'questions')
})
