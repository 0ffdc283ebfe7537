import type { Consent } from '@firkant/domain/consent/consent.ts'
import { createEmitter } from '@firkant/domain/events/emitter.ts'
import type { DataLayerEvent } from '@firkant/domain/tracking/data-layer-events.ts'
import type { EventOutcome } from '../event-gate.ts'

export interface LoggedEvent {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly event: DataLayerEvent
  readonly outcome: EventOutcome
  /** What the schema of events says against it. */
  readonly faults: readonly string[]
}

export interface EventLogState {
  /** The newest last. */
  readonly events: readonly LoggedEvent[]
  /** Undefined before the visitor has answered. */
  readonly consent: Consent | undefined
}

export interface EventLog {
  readonly pushed: (event: DataLayerEvent, outcome: EventOutcome) => void
  /** What waited is passed on or dropped. */
  readonly decided: (consent: Consent, outcome: Exclude<EventOutcome, 'waiting'>) => void
  readonly clear: () => void
  readonly current: () => EventLogState
  readonly subscribe: (listener: () => void) => () => void
}

interface EventLogParts {
  readonly findFaults: (event: DataLayerEvent) => readonly string[]
  readonly now: () => number
}

/** A long day of work. */
const MAX_LOGGED = 1000

/** What happened to every event, for whoever develops. */
export function createEventLog({ findFaults, now }: EventLogParts): EventLog {
  const { subscribe, emit } = createEmitter()
  let state: EventLogState = { events: [], consent: undefined }
  let last = 0
  const change = (next: Partial<EventLogState>) => {
    state = { ...state, ...next }
    emit()
  }
  return {
    pushed(event, outcome) {
      last += 1
      const logged = { id: last, at: now(), event, outcome, faults: findFaults(event) }
      change({ events: [...state.events, logged].slice(-MAX_LOGGED) })
    },
    decided: (consent, outcome) =>
      change({
        consent,
        events: state.events.map((each) => (each.outcome === 'waiting' ? { ...each, outcome } : each)),
      }),
    clear: () => change({ events: [] }),
    current: () => state,
    subscribe,
  }
}
