import type { changeSetCalls } from '@firkant/domain/change-sets/change-set-calls.ts'
import type { liveCalls } from '@firkant/domain/change-sets/live-calls.ts'
import type { pageEditorCalls } from '@firkant/domain/change-sets/page-calls.ts'
import type { StudioRole } from '@firkant/domain/studio/studio-permissions.ts'
import type { StudioCallRow } from './studio-authorisation-rows.ts'

/** A shared set without documents, of whichever brand the test says. */
export const CHANGE_SET_ID = '00000000-0000-4000-8000-000000000001'

const EDITORS: readonly StudioRole[] = ['editor', 'merchandiser', 'manager']
const PUBLISHERS: readonly StudioRole[] = ['merchandiser', 'manager']
const needs = 'employee'
const id = CHANGE_SET_ID

/** One row for every call of change sets. */
export const CHANGE_SET_CALL_ROWS: Readonly<
  Record<keyof (typeof changeSetCalls & typeof pageEditorCalls), StudioCallRow>
> = {
  'GET /api/studio/sets': { needs, roles: EDITORS },
  'GET /api/studio/sets/:id': { needs, roles: EDITORS, param: () => id },
  'POST /api/studio/sets/create': { needs, roles: EDITORS, body: () => ({ name: 'Efterår' }) },
  'POST /api/studio/sets/save': {
    needs,
    roles: EDITORS,
    body: () => ({ id, document: 'switches', seen: null, value: null }),
  },
  'POST /api/studio/sets/drop': { needs, roles: EDITORS, body: () => ({ id, document: 'switches' }) },
  'POST /api/studio/sets/step': { needs, roles: PUBLISHERS, body: () => ({ id, step: 'publish' }) },
  'GET /api/studio/document': { needs, roles: EDITORS, query: () => ({ document: 'page/da/start', set: id }) },
  'GET /api/studio/pages': { needs, roles: EDITORS, query: () => ({ of: 'da' }) },
  'GET /api/studio/pictures': { needs, roles: EDITORS },
  'GET /api/studio/history': { needs, roles: EDITORS },
  'GET /api/studio/find': { needs, roles: EDITORS, query: () => ({ kind: 'link', of: 'da' }) },
  'GET /api/studio/translation': {
    needs,
    roles: EDITORS,
    query: () => ({ document: 'page/nb/start', from: 'da', set: id }),
  },
  'GET /api/studio/check': { needs, roles: EDITORS, query: () => ({ document: 'page/da/start', set: id }) },
}

export const LIVE_CALL_ROWS: Readonly<Record<keyof typeof liveCalls, StudioCallRow>> = {
  'GET /api/studio/live': { needs, roles: EDITORS, query: () => ({ document: 'page/da/start', set: id }) },
}
