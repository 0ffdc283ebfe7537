import type { ShopStorage } from '../../platform/shop-storage.ts'

/** More than a long visit without an answer; then the newest are left out. */
const MAX_WAITING = 200

export type GateState = 'waiting' | 'open' | 'closed'

/** What became of an event. */
export type EventOutcome = 'passed' | 'waiting' | 'dropped'

export interface EventGate<Event> {
  readonly push: (event: Event) => EventOutcome
  /** Waiting events are passed on when it opens, and dropped when it closes. */
  readonly set: (state: GateState) => void
}

export function createEventGate<Event>(pass: (event: Event) => void): EventGate<Event> {
  let state: GateState = 'waiting'
  let waiting: Event[] = []
  return {
    push(event) {
      if (state === 'open') {
        pass(event)
        return 'passed'
      }
      if (state === 'closed' || waiting.length >= MAX_WAITING) return 'dropped'
      waiting.push(event)
      return 'waiting'
    },
    set(next) {
      state = next
      if (next === 'waiting') return
      const events = waiting
      waiting = []
      if (next === 'open') events.forEach(pass)
    },
  }
}

export interface ConsentedStorage extends ShopStorage {
  /** Allowed: what is in memory is stored. Refused: nothing stays, here or there. */
  readonly allow: (isAllowed: boolean) => void
}

/** Nothing is written, or read, before it is allowed. */
export function createConsentedStorage(real: ShopStorage, keys: readonly string[]): ConsentedStorage {
  const memory = new Map<string, string>()
  let isAllowed = false
  return {
    get: (key) => memory.get(key) ?? (isAllowed ? real.get(key) : null),
    set: (key, value) => (isAllowed ? real.set(key, value) : void memory.set(key, value)),
    remove(key) {
      memory.delete(key)
      if (isAllowed) real.remove(key)
    },
    allow(next) {
      isAllowed = next
      if (next) for (const [key, value] of memory) real.set(key, value)
      else for (const key of keys) if (real.get(key) !== null) real.remove(key)
      memory.clear()
    },
  }
}
