import type { Calls } from '@firkant/domain/calls/calls.ts'
import type { WidthClass } from '@firkant/domain/device/width-class.ts'
import type { BodyOf } from '@firkant/domain/http/call.ts'
import type { PageKind } from '@firkant/domain/insights/page-kinds.ts'
import { stepNumber, VISIT_KEY, VISIT_STEPS, type VisitStep } from '@firkant/domain/insights/visit-steps.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import type { ShopStorage } from '../../platform/shop-storage.ts'
import type { VitalsMeter } from './page-vitals.ts'

const CALLS = '/api/storefront/v3/visits'
type Report = BodyOf<Calls[`POST ${typeof CALLS}/report`]>
type Forget = BodyOf<Calls[`POST ${typeof CALLS}/forget`]>
export type SendVisit = (call: 'report' | 'forget', body: Report | Forget) => void

const ID_BYTES = 16
const STORED = /^([\w-]{22})\.(\d)$/

/** Nobody waits for the answer, and leaving the page does not stop it. A beacon could not carry our header. */
export function visitSender(win: Window): SendVisit {
  return (call, body) => {
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
    const request = { method: 'POST', keepalive: true, headers, body: JSON.stringify(body) }
    void win.fetch(`${CALLS}/${call}`, request).catch(() => undefined)
  }
}

export function newVisitId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

interface VisitParts {
  readonly place: { readonly market: MarketKey; readonly device: WidthClass }
  /** Of the tab. */
  readonly storage: ShopStorage
  readonly send: SendVisit
  readonly newId: () => string
  readonly vitals: VitalsMeter
}

export interface VisitReporter {
  readonly reached: (step: VisitStep) => void
  /** Undefined: a page that is not counted. */
  readonly pageShown: (kind: PageKind | undefined) => void
  /** The page is left, or the tab goes to the background. */
  readonly pageLeft: () => void
  readonly allow: (isAllowed: boolean) => void
}

/** One visit is one tab. In memory until the visitor agrees; gone from here and the server when they no longer do. */
export function createVisitReporter({ place, storage, send, newId, vitals }: VisitParts): VisitReporter {
  let isAllowed: boolean | undefined
  let furthest = -1
  let shown: PageKind | undefined
  let isFirst = true

  function stored(): { readonly id: string; readonly step: number } | undefined {
    const [, id, step] = STORED.exec(storage.get(VISIT_KEY) ?? '') ?? []
    return id === undefined ? undefined : { id, step: Number(step) }
  }
  function report(page?: Report['page']): void {
    const known = stored()
    const visit = known?.id ?? newId()
    const reached = Math.max(furthest, known?.step ?? 0)
    if (known && reached === known.step && !page) return
    storage.set(VISIT_KEY, `${visit}.${reached}`)
    send('report', { visit, ...place, step: VISIT_STEPS[reached] ?? 'view', ...(page && { page }) })
  }
  function pageLeft(): void {
    const kind = shown
    shown = undefined
    const measured = vitals.read()
    if (kind !== undefined && isAllowed) report({ kind, vitals: measured })
  }
  return {
    reached(step) {
      if (isAllowed === false) return
      furthest = Math.max(furthest, stepNumber(step))
      if (isAllowed) report()
    },
    pageShown(kind) {
      pageLeft()
      if (!isFirst) vitals.restart()
      isFirst = false
      shown = kind
    },
    pageLeft,
    allow(next) {
      isAllowed = next
      if (next && furthest >= 0) report()
      if (next) return
      const known = stored()
      if (known) send('forget', { visit: known.id })
      if (known) storage.remove(VISIT_KEY)
      furthest = -1
    },
  }
}
