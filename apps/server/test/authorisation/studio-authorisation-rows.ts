import type { studioCalls } from '@firkant/domain/studio/studio-calls.ts'
import type { StudioRole } from '@firkant/domain/studio/studio-permissions.ts'
import type { CallRow } from './authorisation-rows.ts'

export interface StudioCallRow extends CallRow {
  readonly needs: 'employee'
  /** Who may, of those with a studio; all others at work get 403. */
  readonly roles: readonly StudioRole[]
}

const ALL: readonly StudioRole[] = ['editor', 'merchandiser', 'service', 'manager']
const SEE_ORDERS: readonly StudioRole[] = ['merchandiser', 'service', 'manager']
const DESK: readonly StudioRole[] = ['service', 'manager']
const MANAGER: readonly StudioRole[] = ['manager']
const needs = 'employee'

/** One row for every call of the studio: one that is missing does not compile. */
export const STUDIO_CALL_ROWS: Readonly<Record<keyof typeof studioCalls, StudioCallRow>> = {
  'GET /api/studio/me': { needs, roles: ALL },
  'GET /api/studio/figures': { needs, roles: ALL },
  'GET /api/studio/orders': { needs, roles: SEE_ORDERS, query: ({ email }) => ({ said: email }) },
  'GET /api/studio/orders/:number': { needs, roles: SEE_ORDERS, param: ({ orderNumber }) => orderNumber },
  'POST /api/studio/order/step': {
    needs,
    roles: DESK,
    body: ({ orderNumber }) => ({ number: orderNumber, step: 'deliver', seenState: 'shipped' }),
  },
  'POST /api/studio/order/return': {
    needs,
    roles: DESK,
    body: ({ orderNumber }) => ({
      number: orderNumber,
      lines: [{ lineItemId: 'rug', quantity: 1 }],
      key: 'of-one-form',
    }),
  },
  'POST /api/studio/order/note': {
    needs,
    roles: DESK,
    body: ({ orderNumber }) => ({ number: orderNumber, text: 'A note' }),
  },
  'GET /api/studio/jobs': { needs, roles: DESK },
  'POST /api/studio/jobs/retry': {
    needs,
    roles: MANAGER,
    body: () => ({ ids: ['00000000-0000-4000-8000-000000000000'] }),
  },
  'GET /api/studio/changes': { needs, roles: MANAGER },
  'POST /api/studio/code/begin': { needs, roles: ALL, body: () => ({ password: 'x' }) },
  'POST /api/studio/code/confirm': { needs, roles: ALL, body: () => ({ ticket: 'x', code: '123456' }) },
}
