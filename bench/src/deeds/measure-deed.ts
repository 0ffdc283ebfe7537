import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { whenAtRest, type Visit } from '../../../scripts/page-weight/phone.ts'
import { WEIGHED_PAGES } from '../../../scripts/page-weight/weigh-page.ts'
import { withSlowPhone } from '../page-vitals.ts'
import type { Deed } from './deeds.ts'
import { withTrigger, type Trigger } from './triggers.ts'

/** How long a finger stays. */
const TOUCH_MS = 80
/** Somebody looks at the page before they reach for it. */
const LOOK_MS = 1500
/** An answer that takes longer is none. */
const MAX_ANSWER_MS = 10_000
const SETTLE_MS = 500
/** The finest that browsers tell. */
const FINEST_MS = 16

export interface DeedFigures {
  /** From the release of the finger, or the key, to the frame that shows it was heard. */
  readonly toldMs: number
  /** The same to the frame that shows the deed's own answer. */
  readonly answerMs: number
  /** The same to the frame that has what the deed was for: the contents of a panel, not its empty place. */
  readonly wholeMs: number
  /** From the first input to the next frame, the longest of them. */
  readonly inpMs: number
  readonly longestTaskMs: number
}

export interface DeedVisit {
  readonly deed: Deed
  readonly visit: Visit
  readonly trigger: Trigger
  /** A finger has moved the page before. */
  readonly hasScrolled?: boolean
}

/** Runs in the page before anything else; answers in milliseconds after the release. */
interface Watched {
  readonly isAnswered: string
  readonly isWhole: string
  readonly finestMs: number
}

function observeDeed({ isAnswered, isWhole, finestMs }: Watched): void {
  const found = { toldMs: -1, answerMs: -1, wholeMs: -1, durations: [] as number[], tasks: [] as number[] }
  const asking = (condition: string) => new Function(`return ${condition}`) as () => boolean
  const [answered, whole] = [asking(isAnswered), asking(isWhole)]
  const heard = () => document.querySelector('[data-pressed],[aria-busy=true]') !== null
  // A link may lead to another document, which shows the answer.
  const PRESSED_AT = 'bench-pressed-at'
  const pressedAt = sessionStorage.getItem(PRESSED_AT)
  let from = pressedAt === null ? -1 : Number(pressedAt) - performance.timeOrigin
  const look = () => {
    const [isAnswer, isTold] = [answered(), heard()]
    const isAll = isAnswer && whole()
    const shown = () => performance.now() - from
    // After the frame in which it is drawn.
    requestAnimationFrame(() => {
      if (found.toldMs < 0 && (isTold || isAnswer)) found.toldMs = shown()
      if (found.answerMs < 0 && isAnswer) found.answerMs = shown()
      if (found.wholeMs < 0 && isAll) found.wholeMs = shown()
    })
    if (!isAll) requestAnimationFrame(look)
  }
  const begin = ({ timeStamp }: Event) => {
    if (from >= 0 || !('armed' in window)) return
    from = timeStamp
    sessionStorage.setItem(PRESSED_AT, String(performance.timeOrigin + timeStamp))
    look()
  }
  if (pressedAt !== null) look()
  for (const type of ['pointerup', 'keydown']) addEventListener(type, begin, { capture: true, passive: true })
  type Entry = PerformanceEntry & { readonly interactionId: number }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[])
      if (entry.interactionId > 0 && 'armed' in window) found.durations.push(entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: finestMs } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) if ('armed' in window) found.tasks.push(duration)
  }).observe({ type: 'longtask' })
  Object.assign(window, { found })
}

type Found = { toldMs: number; answerMs: number; wholeMs: number; durations: number[]; tasks: number[] }

async function touch(session: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing to press')
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await new Promise((resolve) => setTimeout(resolve, TOUCH_MS))
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const PAN = { from: 420, to: 170, steps: 10, stepMs: 16 } as const

/** A finger that draws the page up, above the question of cookies: what begins on it moves nothing. */
async function pan(page: Page, session: CDPSession): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] })
  await send('touchStart', PAN.from)
  for (let step = 1; step <= PAN.steps; step += 1) {
    await send('touchMove', PAN.from + ((PAN.to - PAN.from) * step) / PAN.steps)
    await page.waitForTimeout(PAN.stepMs)
  }
  await send('touchEnd')
  // A comparison of scrolls without one would tell nothing.
  await page.waitForFunction(() => scrollY > 0)
}

async function reach(page: Page, session: CDPSession, { deed, hasScrolled = false }: DeedVisit): Promise<Locator> {
  if (hasScrolled) await pan(page, session)
  const target = deed.find(page).first()
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(LOOK_MS)
  return target
}

export function measureDeed(browser: Browser, origin: string, deedVisit: DeedVisit): Promise<DeedFigures> {
  const { deed, visit, trigger } = deedVisit
  return withSlowPhone(browser, visit, async (page, session) => {
    await withTrigger(page, trigger)
    await page.addInitScript(observeDeed, {
      isAnswered: deed.isAnswered,
      isWhole: deed.isWhole ?? 'true',
      finestMs: FINEST_MS,
    })
    await page.goto(origin + WEIGHED_PAGES[deed.on], { waitUntil: 'networkidle' })
    await whenAtRest(page, visit)
    const target = await reach(page, session, deedVisit)
    await page.evaluate(() => void Object.assign(window, { armed: true }))
    if (deed.keys === undefined) await touch(session, target)
    else {
      await target.focus()
      await page.keyboard.press(deed.keys)
    }
    const read = () => page.evaluate(() => (window as unknown as { found: Found }).found)
    await page
      .waitForFunction(() => (window as unknown as { found: Found }).found.wholeMs >= 0, undefined, {
        timeout: MAX_ANSWER_MS,
      })
      .catch(() => undefined)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(SETTLE_MS)
    const { toldMs, answerMs, wholeMs, durations, tasks } = await read()
    const orNever = (ms: number) => (ms < 0 ? MAX_ANSWER_MS : ms)
    return {
      toldMs: orNever(toldMs),
      answerMs: orNever(answerMs),
      wholeMs: orNever(wholeMs),
      inpMs: Math.max(FINEST_MS, ...durations),
      longestTaskMs: Math.max(0, ...tasks),
    }
  })
}

/** kB of scripts on the line that somebody gets who looks, and who moves the page a little, and presses nothing. */
export function measureReading(browser: Browser, origin: string, trigger: Trigger): Promise<Record<string, number>> {
  return withSlowPhone(browser, 'first', async (page, session) => {
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') sizes.push(request.sizes().then((size) => size.responseBodySize))
    })
    const kilobytes = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
    await withTrigger(page, trigger)
    await page.goto(origin + WEIGHED_PAGES.category, { waitUntil: 'networkidle' })
    await whenAtRest(page, 'first')
    await page.waitForTimeout(6 * 1000)
    const looked = await kilobytes()
    await pan(page, session)
    await page.waitForTimeout(3000)
    return { looked, moved: await kilobytes() }
  })
}
