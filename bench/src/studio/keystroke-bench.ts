import { chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../../../scripts/programs/chromium.ts'

const PRESSES = 60
const PRESSES_BEFORE = 10
const ROOM_FOR = 40

/** From the next key to the page beside the form that shows it. */
function awaitShown(): void {
  const shownHeading = () =>
    document.querySelector<HTMLIFrameElement>('.preview iframe')?.contentDocument?.querySelector('h1')?.textContent
  const shown = new Promise<number>((resolve) => {
    const onKey = () => {
      const [from, before] = [performance.now(), shownHeading()]
      const look = () => {
        const now = shownHeading()
        if (now !== undefined && now !== null && now !== before) resolve(performance.now() - from)
        else requestAnimationFrame(look)
      }
      look()
    }
    addEventListener('keydown', onKey, { once: true, capture: true })
  })
  Object.assign(globalThis, { shown })
}

async function openEditor(page: Page, origin: string) {
  await page.goto(`${origin}/studio/pages/da/start`)
  const heading = page.getByRole('region', { name: 'Stort billede' }).getByLabel('Overskrift', { exact: true }).first()
  await page.locator('iframe[data-shown]').waitFor()
  await heading.fill('Tast ')
  await page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Tast', exact: true }).waitFor()
  await heading.press('End')
  return heading
}

/** An editor types in the hero of the start page; each key is timed in the browser, pause and drawing included. */
export async function timeKeystrokes(origin: string, cookie: string): Promise<readonly number[]> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await browser.newContext({ locale: 'da-DK', viewport: { width: 1366, height: 900 } })
    const cookies = cookie.split('; ').map((each) => each.split('=', 2))
    await context.addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: origin })))
    const page = await context.newPage()
    const heading = await openEditor(page, origin)
    const times: number[] = []
    for (let turn = 0; turn < PRESSES + PRESSES_BEFORE; turn += 1) {
      if (turn % ROOM_FOR === ROOM_FOR - 1) {
        await heading.fill(`Tast ${turn} `)
        await page
          .frameLocator('iframe')
          .getByRole('heading', { level: 1, name: `Tast ${turn}`, exact: true })
          .waitFor()
      }
      await page.evaluate(awaitShown)
      await heading.press(String(turn % 10))
      const time = await page.evaluate(() => (globalThis as unknown as { readonly shown: Promise<number> }).shown)
      if (turn >= PRESSES_BEFORE) times.push(time)
    }
    return times
  } finally {
    await browser.close()
  }
}
