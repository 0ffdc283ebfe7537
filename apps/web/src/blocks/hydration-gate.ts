/** Distance from the viewport at which a part hydrates. */
export const NEAR_VIEWPORT_PX = 400
/** A busy page is no reason to leave what is in view without life. */
const MAX_WAIT_MS = 200

/** `reached`: for what stays as it is until it is pressed, hovered or focused. */
export type HydrationTime = 'near' | 'reached'

export interface HydrationGate {
  /** A promise to wait for, or undefined when the part may hydrate now. */
  readonly waitFor: (elementId: string, until?: HydrationTime) => Promise<void> | undefined
  /** Lets one part hydrate, as if it had been reached for. */
  readonly open: (elementId: string) => void
  /** Lets every part hydrate: after the first navigation nothing waits. */
  readonly openAll: () => void
}

export const OPEN_GATE: HydrationGate = {
  waitFor: () => undefined,
  open: () => undefined,
  openAll: () => undefined,
}

const INTENT_EVENTS = ['pointerenter', 'pointerdown', 'focusin', 'touchstart'] as const

function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: MAX_WAIT_MS })
  else setTimeout(callback, MAX_WAIT_MS / 4)
}

/** One after the other, each in idle time: React hydrates what opens together in one task that can't be interrupted. */
function createEventLoopQueue(): (open: () => void) => void {
  const waiting: (() => void)[] = []
  function takeLock(): void {
    waiting.shift()?.()
    if (waiting.length > 0) whenIdle(takeLock)
  }
  return (open) => {
    waiting.push(open)
    if (waiting.length === 1) whenIdle(takeLock)
  }
}

/** The markup is on screen already; hydration waits until the part is near and has its turn, or is reached for. */
export function createHydrationGate(doc: Document): HydrationGate {
  const waiting = new Map<string, { promise: Promise<void>; open: () => void }>()
  /** What did not have to wait must not begin to: React may render it several times before it is hydrated. */
  const passed = new Set<string>()
  const inQueue = createEventLoopQueue()
  let isOpen = false
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.filter((entry) => entry.isIntersecting)
      for (const { target } of near.toSorted((a, b) => a.boundingClientRect.top - b.boundingClientRect.top)) {
        const open = waiting.get(target.id)?.open
        observer.unobserve(target)
        if (open) inQueue(open)
      }
    },
    { rootMargin: `${NEAR_VIEWPORT_PX}px` },
  )

  function close(element: Element, until: HydrationTime): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const open = () => {
      observer.unobserve(element)
      for (const event of INTENT_EVENTS) element.removeEventListener(event, open)
      resolve()
    }
    for (const event of INTENT_EVENTS) element.addEventListener(event, open, { once: true, passive: true })
    if (until === 'near') observer.observe(element)
    waiting.set(element.id, { promise, open })
    return promise
  }

  return {
    waitFor(elementId, until = 'near') {
      if (isOpen || passed.has(elementId)) return undefined
      const known = waiting.get(elementId)
      if (known) return known.promise
      const element = doc.getElementById(elementId)
      // An empty part takes no room, so the visitor would never come near it. A pressed one is waited for.
      const mayWait = element && element.childElementCount > 0 && !element.querySelector('[data-pressed]')
      if (mayWait) return close(element, until)
      passed.add(elementId)
      return undefined
    },
    open(elementId) {
      passed.add(elementId)
      waiting.get(elementId)?.open()
    },
    openAll() {
      isOpen = true
      for (const { open } of waiting.values()) open()
    },
  }
}
