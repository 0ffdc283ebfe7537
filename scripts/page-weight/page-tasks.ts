import type { CDPSession, Page } from '@playwright/test'
import { collectTrace, isTask, startOf, type TraceEvent } from './page-trace.ts'
import { whenAtRest } from './phone.ts'

/**
 * Tasks of the main thread in time of the thread itself, which other programs do not lengthen. In the gate they are told in
 * times of a piece of work that every browser does on the same thread before: so a slower machine counts the same.
 */
export interface PageTasks {
  /** Longest task of the shop from the address to the page at rest. */
  readonly loadMs: number
  /** The same from the first touch until React has taken the page over. */
  readonly touchMs: number
  /** The work that it is compared with. */
  readonly referenceMs: number
  /** Elements that were put in after the touch: what is drawn twice is put in anew. */
  readonly redrawn: number
}

const REFERENCE = 'page-tasks-reference'
const TOUCHED = 'page-tasks-touched'
const SETTLE_MS = 1000
/** Margin of most pages: nothing is pressed there. */
const NOWHERE = { x: 2, y: 400 }

/** Text that is styled and laid out, and a little script. */
function doReference(mark: string): void {
  performance.mark(mark)
  const place = document.createElement('div')
  place.innerHTML = '<p style="padding:1px"><b>Sofa</b> <i>1 299 kr</i></p>'.repeat(600)
  document.body.append(place)
  void place.offsetHeight
  place.remove()
}

function countRedrawn(): void {
  const found = { redrawn: 0 }
  Object.assign(window, { pageTasks: found })
  addEventListener('touchstart', () => {
    const root = document.getElementById('shop')
    if (!root) return
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof Element && root.contains(node)) found.redrawn += 1 + node.querySelectorAll('*').length
    }).observe(root, { childList: true, subtree: true })
  })
}

const cost = ({ tdur = 0 }: TraceEvent) => tdur / 1000

/** What the measuring brings along: its own scripts, and stacks that a watched browser collects for each request. */
function costOfShop(task: TraceEvent, events: readonly TraceEvent[]): number {
  const end = task.ts + (task.dur ?? 0)
  const inside = events.filter(({ ts, dur = 0 }) => ts >= task.ts && ts + dur <= end)
  // The browser's own change from one document to the next.
  if (inside.some(({ name }) => name === 'CommitLoad')) return 0
  if (inside.some(({ name, args }) => name === 'EvaluateScript' && !args?.data?.url)) return 0
  const stacks = inside.filter(({ name }) => name === 'V8.CollectSourcePositions')
  return cost(task) - stacks.reduce((sum, event) => sum + cost(event), 0)
}

function summarize(events: readonly TraceEvent[], address: string): Omit<PageTasks, 'redrawn'> {
  const start = startOf(events, address)
  const own = events.filter(({ pid, tid }) => pid === start.pid && tid === start.tid)
  const touchedAt = own.find(({ name }) => name === TOUCHED)?.ts
  const referenceAt = own.find(({ name }) => name === REFERENCE)?.ts
  const tasks = own.filter(isTask)
  const reference = tasks.find(({ ts, dur = 0 }) => referenceAt && ts <= referenceAt && ts + dur >= referenceAt)
  if (!touchedAt || !reference) throw new Error(`The trace of ${address} is not whole`)
  const spans = own.filter(({ ph }) => ph === 'X')
  const longest = (from: number, to: number) =>
    Math.max(0, ...tasks.filter(({ ts }) => ts >= from && ts < to).map((task) => costOfShop(task, spans)))
  return {
    loadMs: longest(start.ts, touchedAt),
    touchMs: longest(touchedAt, Number.POSITIVE_INFINITY),
    referenceMs: cost(reference),
  }
}

async function touch(session: CDPSession): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [NOWHERE] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** A first visit to a page that waits for a sign of a person, and the sign. */
export async function measureTasks(page: Page, session: CDPSession, address: string): Promise<PageTasks> {
  await page.addInitScript(countRedrawn)
  await page.goto(new URL('/robots.txt', address).href)
  const events = await collectTrace(session, async () => {
    await page.evaluate(doReference, REFERENCE)
    await page.goto(address, { waitUntil: 'networkidle' })
    await whenAtRest(page, 'first')
    await page.evaluate((mark) => void performance.mark(mark), TOUCHED)
    await touch(session)
    await page.waitForFunction(() => 'started' in document.documentElement.dataset)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(SETTLE_MS)
  })
  const redrawn = await page.evaluate(() => (window as unknown as { pageTasks: PageTasks }).pageTasks.redrawn)
  return { ...summarize(events, address), redrawn }
}
