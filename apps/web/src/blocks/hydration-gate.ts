/** Distance from the viewport at which a block hydrates. */
export const NEAR_VIEWPORT_PX = 400

export interface HydrationGate {
  /** A promise to wait for, or undefined when the block may hydrate now. */
  readonly waitFor: (elementId: string) => Promise<void> | undefined
  /** Lets every block hydrate: after the first navigation nothing waits. */
  readonly openAll: () => void
}

export const OPEN_GATE: HydrationGate = { waitFor: () => undefined, openAll: () => undefined }

const INTENT_EVENTS = ['pointerenter', 'pointerdown', 'focusin', 'touchstart'] as const

/** The markup is on screen already; hydration waits until the block is near, hovered or focused. */
export function createHydrationGate(doc: Document): HydrationGate {
  const waiting = new Map<string, { promise: Promise<void>; open: () => void }>()
  let isOpen = false
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) waiting.get(entry.target.id)?.open()
    },
    { rootMargin: `${NEAR_VIEWPORT_PX}px` },
  )

  function close(element: Element): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const open = () => {
      observer.unobserve(element)
      for (const event of INTENT_EVENTS) element.removeEventListener(event, open)
      resolve()
    }
    for (const event of INTENT_EVENTS) element.addEventListener(event, open, { once: true, passive: true })
    observer.observe(element)
    waiting.set(element.id, { promise, open })
    return promise
  }

  return {
    waitFor(elementId) {
      if (isOpen) return undefined
      const known = waiting.get(elementId)
      if (known) return known.promise
      const element = doc.getElementById(elementId)
      // An empty block takes no room, so the visitor would never come near it. A pressed one is waited for.
      const mayWait = element && element.childElementCount > 0 && !element.querySelector('[data-pressed]')
      return mayWait ? close(element) : undefined
    },
    openAll() {
      isOpen = true
      for (const { open } of waiting.values()) open()
    },
  }
}
