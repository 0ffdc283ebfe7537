import { MARKETS } from '@firkant/domain/market/market.ts'
import { WANTED_EVENT } from '@firkant/domain/page/waiting-page.ts'
import { runCountdown } from '@firkant/ui/countdown/run-countdown.ts'
import { viewCountsOf } from '../../features/page-views/view-counts.ts'
import { areMany } from '../../features/page-views/views-text.ts'
import { lookAt, watchPageViews } from '../../features/page-views/watch-page-views.ts'
import { countedCards, drawCardViews } from '../../features/product-card/draw-card-views.ts'
import { drawPageViews } from '../../pages/product/buy/draw-page-views.ts'
import { visitorConsent } from '../../platform/visitor-consent.ts'
import { askConsent } from '../visitor/ask-consent.ts'
import { countVisit } from '../visitor/count-visit.ts'
import { whenIdle } from '../visitor/when-idle.ts'
import { isKnown, needsReactNow, watchNeeds } from './needs.ts'
import { openFrames } from './panel-frame.ts'
import { openVisit, type Visit } from './visit.ts'

const end = new AbortController()

/** React comes next: what is drawn from now on is its own. */
export function stopWaiting(): void {
  end.abort()
  delete document.documentElement.dataset.atRest
}

const takeOver = () => void dispatchEvent(new Event(WANTED_EVENT))

const untilTheEnd = (stop: () => void) => end.signal.addEventListener('abort', stop)

/** Days of somebody who said where they have things sent. */
async function loadDays(visit: Visit): Promise<void> {
  const { sayDays } = await import('./say-days.ts')
  if (!end.signal.aborted) untilTheEnd(sayDays(visit))
}

const loadNumbers = () => import('./draw-numbers.ts')

const hasNumbers = ({ read }: Visit['dynamicData']) =>
  Boolean(read('cart').data?.items.length) || Boolean(read('wishlist').data?.codes.length)

/** What the document can't say to everybody: numbers in the header, hearts, days. */
function drawVisitor(visit: Visit): void {
  const { dynamicData, reportError } = visit
  let numbers: ReturnType<typeof loadNumbers> | undefined
  let days: Promise<void> | undefined
  const drawOwn = async () => {
    const { drawNumbers } = await (numbers ??= loadNumbers())
    if (!end.signal.aborted) drawNumbers(visit)
  }
  const draw = () => {
    // Who had some may have none now.
    if (numbers || hasNumbers(dynamicData)) drawOwn().catch(reportError)
    // As the document says it.
    else dynamicData.markDrawn(['cart', 'wishlist'])
    if (dynamicData.read('deliveryPlace').data) days ??= loadDays(visit).catch(reportError)
    if (isKnown(dynamicData)) takeOver()
  }
  untilTheEnd(dynamicData.subscribe(draw))
}

/** Whoever looks at a product counts, and is told how many others do. */
function countViews(visit: Visit): void {
  const { market, product } = visit.facts
  const { language } = MARKETS[market]
  if (product) {
    const load = () => lookAt(visit, product.productKey)
    const onCount = (count: number) => drawPageViews(language, count)
    untilTheEnd(watchPageViews({ load, onCount, page: document }))
  }
  const counts = viewCountsOf(visit)
  for (const [key, cards] of countedCards()) {
    const stop = counts.watch(key, () => {
      const count = counts.read(key)
      if (!areMany(count) || counts.readDrawn(key) > 0) return
      counts.markDrawn(key, count)
      for (const card of cards) drawCardViews(card, language, count)
    })
    untilTheEnd(stop)
  }
}

/** By what was answered before, or is now. */
function countWhoAgreed(visit: Visit): void {
  const look = () => {
    if (visitorConsent.letters()) countVisit(visit)
  }
  untilTheEnd(visitorConsent.subscribe(look))
  look()
}

/** Longest delay that setTimeout accepts. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** What follows a countdown is drawn by React. */
function runClocks(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('[data-part=clock] time')) {
    const left = Date.parse(time.dateTime) - Date.now()
    if (left > 0 && left < MAX_TIMER_MS) {
      const timer = setTimeout(takeOver, left)
      untilTheEnd(() => clearTimeout(timer))
    }
    const place = time.closest('[data-part=clock]')
    if (place) runCountdown(place)
  }
}

/** All that a page does by itself while nobody reaches for it. */
export async function waitForVisitor(): Promise<void> {
  const visit = await openVisit()
  if (end.signal.aborted) return
  openFrames(MARKETS[visit.facts.market].language)
  drawVisitor(visit)
  runClocks()
  countViews(visit)
  watchNeeds(takeOver, end.signal)
  if (needsReactNow(visit.facts)) takeOver()
  whenIdle(() => {
    if (end.signal.aborted) return
    countWhoAgreed(visit)
    if (visitorConsent.letters() === undefined) void askConsent(visit, visit.facts.page)
    document.documentElement.dataset.atRest = ''
  })
}
