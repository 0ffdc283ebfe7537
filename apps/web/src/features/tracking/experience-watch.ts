import type { ShownExperience } from '@firkant/domain/content/blocks/shown-blocks.ts'
import type { Page } from '@firkant/domain/page/page.ts'

const PATH = '/api/storefront/v3/experiences/seen'
/** A block has been seen once its top came into the upper part of the window. */
const SEEN_MARGIN = '0px 0px -25% 0px'
const LCP = 'largest-contentful-paint'
/** What the server takes. */
const MAX_ERRORS = 100

export interface ExperienceWatch {
  readonly opened: (page: Page, type: 'hard' | 'dynamic') => void
}

interface ExperienceWatchParts {
  readonly win: Window & typeof globalThis
  readonly language: string
  /** Whether the visitor agreed to personalisation. */
  readonly mayReport: () => boolean
  readonly onSeen: (experience: ShownExperience) => void
}

/** Calls back once for each block that comes into view, and again for none after it was stopped. */
function watchBlocks(win: Window & typeof globalThis, ids: ReadonlySet<string>, onSeen: (id: string) => void) {
  const doc = win.document
  const waiting = new Set(ids)
  const views = new win.IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        views.unobserve(target)
        onSeen(target.id)
      }
    },
    { rootMargin: SEEN_MARGIN },
  )
  const look = () => {
    for (const id of waiting) {
      const block = doc.getElementById(id)
      if (!block) continue
      waiting.delete(id)
      views.observe(block)
    }
    if (waiting.size === 0) changes.disconnect()
  }
  // The page of a followed link is there a moment later.
  const changes = new win.MutationObserver(look)
  changes.observe(doc.body, { childList: true, subtree: true })
  const frame = win.requestAnimationFrame(look)
  return () => {
    win.cancelAnimationFrame(frame)
    changes.disconnect()
    views.disconnect()
  }
}

function watchLcp(win: Window & typeof globalThis): () => number | undefined {
  let ms: number | undefined
  if (win.PerformanceObserver?.supportedEntryTypes?.includes(LCP))
    new win.PerformanceObserver((list) => {
      ms = list.getEntries().at(-1)?.startTime ?? ms
    }).observe({ type: LCP, buffered: true })
  return () => (ms === undefined ? undefined : Math.round(ms))
}

/** The addresses of a product's or category's breadcrumbs. */
function trailOf({ componentName, model }: Page): readonly string[] {
  const isOfCategory = componentName === 'ProductPage' || componentName === 'CategoryPage'
  return isOfCategory ? model.breadcrumbs.map(({ url }) => url).filter((url) => url.startsWith('/')) : []
}

/** Reports what a visitor saw of experiments and personalisation, once for each page view, when it ends. */
export function createExperienceWatch(parts: ExperienceWatchParts): ExperienceWatch {
  const { win, language, mayReport, onSeen } = parts
  const lcp = watchLcp(win)
  let seen: ShownExperience[] = []
  let errors = 0
  let isDocument = true
  let lastTrail = ''
  let stop = () => {}

  function send(report: object): void {
    if (!mayReport()) return
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
    const init = { method: 'POST', keepalive: true, headers, body: JSON.stringify(report) }
    void win.fetch(`${PATH}?language=${language}`, init).catch(() => undefined)
  }
  function finish(): void {
    if (seen.length === 0) return
    const shown = seen.map(({ key, variant }) => ({ key, variant }))
    const lcpMs = isDocument ? lcp() : undefined
    send({ seen: shown, errors: Math.min(errors, MAX_ERRORS), ...(lcpMs !== undefined && { lcpMs }) })
    seen = []
    errors = 0
  }
  function take(experience: ShownExperience): void {
    seen.push(experience)
    onSeen(experience)
  }
  const failed = () => void (errors += 1)
  win.addEventListener('error', failed)
  win.addEventListener('unhandledrejection', failed)
  win.addEventListener('pagehide', finish)
  win.document.addEventListener('visibilitychange', () => win.document.visibilityState === 'hidden' && finish())

  return {
    opened(page, type) {
      finish()
      stop()
      errors = 0
      isDocument = type === 'hard'
      const trail = trailOf(page)
      if (trail.length > 1 && trail.join(' ') !== lastTrail) send({ trail })
      lastTrail = trail.join(' ')
      const all = page.experiences ?? []
      for (const experience of all) if (experience.at === undefined) take(experience)
      const placed = new Map(all.flatMap((each) => (each.at === undefined ? [] : [[`block-${each.at}`, each.at]])))
      if (placed.size === 0) return
      stop = watchBlocks(win, new Set(placed.keys()), (id) => {
        for (const each of all) if (each.at !== undefined && each.at === placed.get(id)) take(each)
      })
    },
  }
}
