import type { Calls } from '@firkant/domain/calls/calls.ts'
import { createEmitter } from '@firkant/domain/events/emitter.ts'
import type { AnswerOf } from '@firkant/domain/http/call.ts'
import type { Shop } from '../../../platform/shop-context.ts'

export type HandOverLink = NonNullable<AnswerOf<Calls['POST /api/client/employee/handover']>['link']>
export type HandOverFailure = 'emptyCart' | 'cartLocked' | 'failed'

export interface WatchedHandOver {
  /** `taken`: while this page was open. */
  readonly state: 'none' | 'waiting' | 'taken'
  /** Known only to the page that made it. */
  readonly link?: HandOverLink | undefined
}

export interface HandOverWatch {
  readonly current: () => WatchedHandOver
  readonly subscribe: (listener: () => void) => () => void
  readonly make: () => Promise<HandOverFailure | undefined>
  readonly withdraw: () => Promise<boolean>
  readonly look: () => Promise<void>
}

const NONE: WatchedHandOver = { state: 'none' }

/** Whether a customer took over the cart, for as long as a link waits. */
export function createHandOverWatch({ api, dynamicData }: Pick<Shop, 'api' | 'dynamicData'>): HandOverWatch {
  const { subscribe, emit } = createEmitter()
  let current = NONE
  const change = (next: WatchedHandOver) => {
    current = next
    emit()
  }
  return {
    current: () => current,
    subscribe,
    async make() {
      const { link, errorCode } = await api.post('employee/handover', {})
      if (!link) return errorCode ?? 'failed'
      change({ state: 'waiting', link })
      return undefined
    },
    async withdraw() {
      const { success } = await api.post('employee/handover/withdraw', {})
      if (success) change(NONE)
      return success
    },
    async look() {
      const { state } = await api.get('employee/handover')
      const wasWaiting = current.state === 'waiting'
      if (state === 'waiting' && !wasWaiting) change({ state })
      if (!wasWaiting || state === 'waiting') return
      change({ state })
      await dynamicData.changed(['cart', 'checkout'])
    },
  }
}
