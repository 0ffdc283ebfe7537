import type { experimentCalls } from '@firkant/domain/studio/experiments/experiment-calls.ts'
import type { mediaCalls } from '@firkant/domain/studio/media/media-calls.ts'
import type { StudioRole } from '@firkant/domain/studio/studio-permissions.ts'
import type { StudioCallRow } from './studio-authorisation-rows.ts'

const SEE: readonly StudioRole[] = ['editor', 'merchandiser', 'manager']
const REPLACE: readonly StudioRole[] = ['merchandiser', 'manager']
const needs = 'employee'
/** Of the media folder. Nothing is done with it: each deed names a version or revision that it never had. */
const file = 'hero/dining-days.webp'
const version = '00000000'

/** One row for every call of the media library. */
export const MEDIA_CALL_ROWS: Readonly<Record<keyof typeof mediaCalls, StudioCallRow>> = {
  'GET /api/studio/media': { needs, roles: SEE },
  'GET /api/studio/media/picture': { needs, roles: SEE, query: () => ({ file }) },
  'POST /api/studio/media/upload': { needs, roles: SEE },
  'POST /api/studio/media/replace': { needs, roles: REPLACE, query: () => ({ file, version }) },
  'POST /api/studio/media/restore': {
    needs,
    roles: REPLACE,
    body: () => ({ file, seenVersion: version, version: '11111111', reason: 'A reason' }),
  },
  'POST /api/studio/media/describe': {
    needs,
    roles: SEE,
    body: () => ({ file, seenRevision: 99, folder: '', focus: null, alts: {} }),
  },
  'POST /api/studio/media/remove': { needs, roles: REPLACE, body: () => ({ file, seenVersion: version }) },
}

export const EXPERIMENT_KEY = 'start-words'

/** One row for every call about experiments. */
export const EXPERIMENT_CALL_ROWS: Readonly<Record<keyof typeof experimentCalls, StudioCallRow>> = {
  'GET /api/studio/experiments': { needs, roles: SEE },
  'GET /api/studio/experiments/result': { needs, roles: SEE, query: () => ({ key: EXPERIMENT_KEY }) },
}
