import { createEmitter } from '@firkant/domain/events/emitter.ts'
import { announcer } from '../../platform/announcer.ts'
import type { SitePanel } from '../../platform/panels/site-panels.ts'

export const MAX_SHOWN = 3
export const SHOWN_MS = 6000
/** Time for an undo. */
export const UNDO_SHOWN_MS = 10_000

/** Opens a panel (a page without scripts), or runs an action. */
export type ConfirmationAction =
  | { readonly label: string; readonly panel: SitePanel; readonly href: string }
  | { readonly label: string; readonly run: () => void }

export interface Confirmation {
  readonly text: string
  readonly action?: ConfirmationAction | undefined
  /** SKUs that are in the cart now: shown with their picture and the way to the checkout. */
  readonly goods?: readonly string[] | undefined
  readonly shownMs?: number | undefined
}

export interface ShownConfirmation extends Confirmation {
  readonly id: number
}

export interface Confirmations {
  /** Shows and announces it; callers do not announce it as well. */
  readonly show: (confirmation: Confirmation) => void
  readonly dismiss: (id: number) => void
  /** Removes those whose action opens this panel. */
  readonly dismissLeadingTo: (panel: SitePanel) => void
  /** None expires while the pointer or the focus is on them. */
  readonly hold: () => void
  readonly release: () => void
  readonly current: () => readonly ShownConfirmation[]
  readonly subscribe: (listener: () => void) => () => void
}

export const NO_CONFIRMATIONS: readonly ShownConfirmation[] = []

export function createConfirmations(announce: (message: string) => void): Confirmations {
  const { subscribe, emit } = createEmitter()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  let shown = NO_CONFIRMATIONS
  let lastId = 0
  let isHeld = false

  function set(next: readonly ShownConfirmation[]): void {
    for (const { id } of shown.filter((one) => !next.includes(one))) stop(id)
    shown = next
    // The last one took the pointer or focus with it.
    if (next.length === 0) isHeld = false
    emit()
  }

  function stop(id: number): void {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }

  const dismiss = (id: number) => {
    const left = shown.filter((one) => one.id !== id)
    if (left.length < shown.length) set(left)
  }

  function start({ id, shownMs = SHOWN_MS }: ShownConfirmation): void {
    stop(id)
    if (!isHeld) timers.set(id, setTimeout(dismiss, shownMs, id))
  }

  return {
    show(confirmation) {
      lastId += 1
      const added = { ...confirmation, id: lastId }
      // A repeated text replaces the earlier one.
      const others = shown.filter(({ text }) => text !== added.text)
      set([...others, added].slice(-MAX_SHOWN))
      start(added)
      announce(added.text)
    },
    dismiss,
    dismissLeadingTo(panel) {
      for (const { id, action } of shown) if (action && 'panel' in action && action.panel === panel) dismiss(id)
    },
    hold() {
      isHeld = true
      for (const { id } of shown) stop(id)
    },
    release() {
      isHeld = false
      for (const one of shown) start(one)
    },
    current: () => shown,
    subscribe,
  }
}

/** One list per window; only the browser confirms. */
export const confirmations = createConfirmations(announcer.announce)
