import type pg from 'pg'
import { fail, type Result } from '@firkant/domain/result/result.ts'
import { inTransaction, onConnection } from '../../platform/database/messages/message-transaction.ts'
import type { Requester } from '../../platform/visitors/requester.ts'
import type { CartOwner } from './cart-store.ts'
import {
  isMergeWaiting,
  mergeAtLogin,
  undoMerge,
  type CartLogin,
  type CartMerge,
  type UndoMergeError,
} from './merge-at-login.ts'

export interface CartMerging {
  readonly merge: (login: Omit<CartLogin, 'brand'>) => Promise<CartMerge | undefined>
  /** Does what a payment postponed, if there is something. */
  readonly mergeWaiting: (owner: CartOwner, requester: Requester) => Promise<void>
  readonly undo: (owner: CartOwner, requester: Requester, undoCart: string) => Promise<Result<void, UndoMergeError>>
}

/** Each in its own transaction. */
export function createCartMerging(pool: pg.Pool, brand: string): CartMerging {
  const merge: CartMerging['merge'] = (login) =>
    inTransaction(pool, (transaction) => mergeAtLogin(transaction, { ...login, brand }))
  return {
    merge,
    async mergeWaiting({ customerId, visitorHash }, { market, now }) {
      if (customerId === undefined || visitorHash === undefined) return
      const login = { brand, visitorHash, customerId }
      if (await onConnection(pool, (connection) => isMergeWaiting(connection, login)))
        await merge({ ...login, market: market.key, now })
    },
    async undo({ customerId }, { market, now }, undoCart) {
      if (customerId === undefined) return fail('unknown-merge')
      const undoing = { brand, customerId, market: market.key, now, undoCart }
      return inTransaction(pool, (transaction) => undoMerge(transaction, undoing))
    },
  }
}
