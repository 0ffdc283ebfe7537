import { z } from 'zod'
import type { CallTable } from '../http/call.ts'
import { MAX_CHANGE_REASON_LENGTH } from '../studio/studio-changes.ts'
import { CHANGE_SET_BARS, CHANGE_SET_STATES, CHANGE_SET_STEPS } from './change-set-states.ts'
import { DOCUMENT_ADDRESS_PATTERN } from './document-address.ts'
import { isShallow } from './document-value.ts'

const id = z.uuid()
const documentName = z.string().regex(DOCUMENT_ADDRESS_PATTERN)
/** JSON of a document, as its file has it; null is none. */
const documentValue = z.unknown()
const sentValue = documentValue.refine(isShallow, 'is nested deeper than any document')

const shownSet = z.object({
  id,
  name: z.string(),
  state: z.enum(CHANGE_SET_STATES),
  owner: z.string(),
  isMine: z.boolean(),
  changedAt: z.string(),
  publishAt: z.string().optional(),
  unpublishAt: z.string().optional(),
  publishedBy: z.string().optional(),
  publishedAt: z.string().optional(),
  reason: z.string().optional(),
  documents: z.array(z.string()),
  steps: z.array(z.object({ step: z.enum(CHANGE_SET_STEPS), bar: z.enum(CHANGE_SET_BARS).optional() })),
})
export type ShownChangeSet = z.infer<typeof shownSet>

/** A window of the studio, as it names itself. */
export const windowName = z.string().min(1).max(40)

const problem = z.object({ document: z.string(), path: z.array(z.string()), message: z.string() })
export type ShownProblem = z.infer<typeof problem>

const conflict = z.object({
  document: z.string(),
  path: z.array(z.string()),
  /** Absent where there is nothing. */
  base: z.unknown().optional(),
  mine: z.unknown().optional(),
  theirs: z.unknown().optional(),
})
export type ShownConflict = z.infer<typeof conflict>

/**
 * `conflict`: somebody else changed the same fields; nothing was stored. `invalid`: it can't be published as it is.
 * `barred`: the set is not in a state for that. `window`: it ends before it begins, or is over. `fixed`: for a time
 * alone a page can't come, go or move.
 */
export const CHANGE_SET_ERRORS = ['conflict', 'invalid', 'barred', 'window', 'fixed'] as const
export type ChangeSetError = (typeof CHANGE_SET_ERRORS)[number]

const stepAnswer = z.object({
  success: z.boolean(),
  errorCode: z.enum(CHANGE_SET_ERRORS).optional(),
  conflicts: z.array(conflict).optional(),
  problems: z.array(problem).optional(),
  set: shownSet,
})
export type ChangeSetAnswer = z.infer<typeof stepAnswer>

const setDocument = z.object({
  document: z.string(),
  base: documentValue,
  value: documentValue,
  changedBy: z.string(),
  changedAt: z.string(),
})

const saveAnswer = z.object({
  success: z.boolean(),
  errorCode: z.enum(CHANGE_SET_ERRORS).optional(),
  conflicts: z.array(conflict).optional(),
  /** What is stored now: with what others wrote meanwhile. */
  value: documentValue,
  problems: z.array(problem),
})
export type SaveAnswer = z.infer<typeof saveAnswer>

const shownVersion = z.object({
  setId: id,
  name: z.string(),
  by: z.string(),
  at: z.string(),
  publishAt: z.string().optional(),
  unpublishAt: z.string().optional(),
  state: z.enum(CHANGE_SET_STATES),
  document: z.string(),
  publication: z.number(),
})
export type ShownVersion = z.infer<typeof shownVersion>

const listedPage = z.object({
  key: z.string(),
  path: z.string(),
  title: z.string(),
  componentName: z.string(),
  isDraft: z.boolean(),
  /** In which languages there is this page. */
  languages: z.array(z.string()),
  changedAt: z.string(),
  /** Another language was changed after this one. */
  isBehind: z.boolean(),
})
export type ListedPage = z.infer<typeof listedPage>

const said = z.string().max(100).optional()
const moment = z.iso.datetime({ offset: true })

export const changeSetCalls = {
  'GET /api/studio/sets': {
    tag: 'studio',
    summary: 'Change sets: the employee’s own drafts, what is shared or asked for, and what was published lately',
    answer: z.object({ open: z.array(shownSet), published: z.array(shownSet) }),
  },
  'GET /api/studio/sets/:id': {
    tag: 'studio',
    summary: 'One change set with its documents: from what each began, and what became of it',
    params: z.object({ id }),
    answer: z.object({ set: shownSet, documents: z.array(setDocument) }),
  },
  'POST /api/studio/sets/create': {
    tag: 'studio',
    summary: 'Begins a change set: a draft that its owner alone sees',
    body: z.object({ name: z.string().trim().min(1).max(120) }),
    answer: z.object({ set: shownSet }),
  },
  'POST /api/studio/sets/save': {
    tag: 'studio',
    summary: 'Saves a document into a set',
    description:
      'With the state it was made on: what others wrote meanwhile is merged in, and a field that both changed is answered with three values.',
    body: z.object({
      id,
      document: documentName,
      seen: sentValue,
      value: sentValue,
      /** The one that saves is not told of it. */
      window: windowName.optional(),
    }),
    answer: saveAnswer,
  },
  'POST /api/studio/sets/drop': {
    tag: 'studio',
    summary: 'Takes a document out of a set: it is as it was',
    body: z.object({ id, document: documentName }),
    answer: z.object({ set: shownSet }),
  },
  'POST /api/studio/sets/step': {
    tag: 'studio',
    summary: 'Shares a set, asks for approval, publishes it now or from–to, takes it back',
    body: z.object({
      id,
      step: z.enum(CHANGE_SET_STEPS),
      /** With `publish`. Absent: now, for good. */
      publishAt: moment.optional(),
      unpublishAt: moment.optional(),
      reason: z.string().max(MAX_CHANGE_REASON_LENGTH).optional(),
    }),
    answer: stepAnswer,
  },
  'GET /api/studio/document': {
    tag: 'studio',
    summary: 'A document as it is for good, and as a set has it; which other open sets change it',
    query: z.object({ document: documentName, set: id.optional() }),
    answer: z.object({
      live: documentValue,
      /** The set’s own; the live one if the set has not touched it. */
      value: documentValue,
      inSet: z.boolean(),
      others: z.array(z.object({ id, name: z.string(), owner: z.string() })),
    }),
  },
  'GET /api/studio/pages': {
    tag: 'studio',
    summary: 'The pages of the brand in a language, as a tree or by name',
    query: z.object({ of: z.enum(['da', 'nb', 'sv']), said }),
    answer: z.object({ pages: z.array(listedPage), hasMore: z.boolean() }),
  },
  'GET /api/studio/pictures': {
    tag: 'studio',
    summary: 'Pictures of the media folder, by the names of their files',
    query: z.object({ said }),
    answer: z.object({ files: z.array(z.string()) }),
  },
  'GET /api/studio/history': {
    tag: 'studio',
    summary: 'What was published, the newest first: of one document, or of all',
    query: z.object({ document: documentName.optional(), before: z.coerce.number().int().min(1).optional() }),
    answer: z.object({ versions: z.array(shownVersion), hasMore: z.boolean() }),
  },
} as const satisfies CallTable
