import { and, eq } from 'drizzle-orm'
import type { ChangeSetAnswer, SaveAnswer } from '@firkant/domain/change-sets/change-set-calls.ts'
import {
  changeSetBar,
  type ChangeSetStep,
  CHANGE_SET_STEP_RULES,
  isChangeable,
} from '@firkant/domain/change-sets/change-set-states.ts'
import { readAddress } from '@firkant/domain/change-sets/document-address.ts'
import { isSame } from '@firkant/domain/change-sets/document-value.ts'
import { mergeDocuments } from '@firkant/domain/change-sets/merge-documents.ts'
import { mayInStudio } from '@firkant/domain/studio/studio-permissions.ts'
import { publishStudioNotes } from '../../platform/events/studio-notes.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { checkShape, type DocumentProblem } from '../content/documents/check-documents.ts'
import type { DraftChecks } from '../content/documents/draft-checks.ts'
import { readDocument } from '../content/documents/stored-documents.ts'
import type { Transaction } from '../content/importing/save-pages.ts'
import { recordChange } from '../studio/change-log.ts'
import type { StudioContext, StudioEmployee } from '../studio/studio-at-work.ts'
import { type ChangeSetRow, findSet, findSetDocument, listSetDocuments } from './change-set-store.ts'
import { changeSetDocuments, changeSets } from './change-set-tables.ts'
import { NotPublished, publishSet } from './publish-set.ts'
import { shownSet } from './shown-change-sets.ts'
import { takeBackSet } from './take-back-set.ts'

export interface ChangeSetContext extends StudioContext {
  /** Films are looked for here; pictures are known to the database. */
  readonly mediaDir: string | undefined
  readonly checkDraft: DraftChecks
}

export async function getSet(
  db: Pick<Transaction, 'select'>,
  { brand }: Pick<StudioContext, 'brand'>,
  { id, employee }: { readonly id: string; readonly employee: StudioEmployee },
): Promise<ChangeSetRow> {
  const found = await findSet(db, { brand: brand.key, id, employeeId: employee.id })
  if (!found) throw new ProblemException('not-found', { detail: 'There is no such change set.' })
  return found
}

export async function showSet(
  db: Pick<Transaction, 'select'>,
  context: Pick<StudioContext, 'brand'>,
  asked: { readonly id: string; readonly employee: StudioEmployee },
) {
  const row = await getSet(db, context, asked)
  const documents = await listSetDocuments(db, row.id)
  return { set: shownSet({ ...row, documents: documents.map(({ document }) => document) }, asked.employee), documents }
}

export const shownProblem = ({ document, path, message }: DocumentProblem) => ({ document, path: [...path], message })
/** Of a draft its owner alone hears, in whichever window. */
const noteOf = ({ id, brand, state, ownerId }: ChangeSetRow, { id: byId, displayName: by }: StudioEmployee) => ({
  setId: id,
  brand,
  by,
  byId,
  ...(state === 'draft' && ownerId !== null && { onlyFor: ownerId }),
})

interface Saved {
  readonly id: string
  readonly document: string
  readonly window?: string | undefined
  readonly seen: unknown
  readonly value: unknown
}

/** The state that it was made on comes with it: what others saved since is merged in, or told. */
export async function saveIntoSet(
  { database, brand, mediaDir, checkDraft, now: clock }: ChangeSetContext,
  employee: StudioEmployee,
  { id, document, window, seen, value }: Saved,
): Promise<SaveAnswer> {
  const address = readAddress(document)
  if (!address) throw new ProblemException('not-found', { detail: 'There is no such document.' })
  const now = clock()
  return database.main.transaction(async (tx) => {
    // Of two who save at the same time the second one is merged with the first.
    await tx.select({ id: changeSets.id }).from(changeSets).where(eq(changeSets.id, id)).for('update')
    const set = await getSet(tx, { brand }, { id, employee })
    const row = await findSetDocument(tx, id, document)
    const live = row ? undefined : await readDocument(tx, { brand: brand.key, address })
    const stored = row ? row.value : live
    if (!isChangeable(set.state)) return { success: false, errorCode: 'barred', value: stored, problems: [] }
    const merged = mergeDocuments({ base: seen ?? null, mine: value ?? null, theirs: stored ?? null })
    if (merged.conflicts.length > 0) {
      const conflicts = merged.conflicts.map(({ path, ...states }) => ({ document, path: [...path], ...states }))
      return { success: false, errorCode: 'conflict', conflicts, value: stored, problems: [] }
    }
    const saved = merged.value ?? null
    const change = { value: saved, changedBy: employee.displayName, changedAt: now }
    if (row && isSame(row.base, saved))
      await tx
        .delete(changeSetDocuments)
        .where(and(eq(changeSetDocuments.setId, id), eq(changeSetDocuments.document, document)))
    else if (row)
      await tx
        .update(changeSetDocuments)
        .set(change)
        .where(and(eq(changeSetDocuments.setId, id), eq(changeSetDocuments.document, document)))
    else if (!isSame(live, saved))
      await tx.insert(changeSetDocuments).values({ ...change, setId: id, document, brand: brand.key, base: live })
    await tx.update(changeSets).set({ changedAt: now }).where(eq(changeSets.id, id))
    await publishStudioNotes(tx, [{ kind: 'saved', document, window, ...noteOf(set, employee) }])
    const written = { address, value: saved }
    const shape = checkShape(written)
    const problems = shape.length > 0 ? shape : await checkDraft(tx, { brand: brand.key, mediaDir, now }, [written])
    return {
      success: true,
      value: saved,
      problems: problems.map(shownProblem),
    }
  })
}

/** The document is in the set as it is in the shop: it is not in it any more. */
export async function dropFromSet(
  { database, brand }: ChangeSetContext,
  employee: StudioEmployee,
  { id, document }: { readonly id: string; readonly document: string },
): Promise<void> {
  await database.main.transaction(async (tx) => {
    const set = await getSet(tx, { brand }, { id, employee })
    if (!isChangeable(set.state)) return
    await tx
      .delete(changeSetDocuments)
      .where(and(eq(changeSetDocuments.setId, id), eq(changeSetDocuments.document, document)))
    await publishStudioNotes(tx, [{ kind: 'saved', document, ...noteOf(set, employee) }])
  })
}

export interface WantedStep {
  readonly id: string
  readonly step: ChangeSetStep
  readonly publishAt?: string | undefined
  readonly unpublishAt?: string | undefined
  readonly reason?: string | undefined
}

const moment = (text: string | undefined) => (text === undefined ? undefined : new Date(text))

async function takeStep(
  tx: Transaction,
  {
    context,
    employee,
    set,
    wanted,
  }: { context: ChangeSetContext; employee: StudioEmployee; set: ChangeSetRow; wanted: WantedStep },
): Promise<void> {
  const { step, reason } = wanted
  const now = context.now()
  const brand = context.brand.key
  const publication = { brand, now, mediaDir: context.mediaDir }
  const [publishAt, unpublishAt] = [moment(wanted.publishAt), moment(wanted.unpublishAt)]
  const log = { brand, employee, at: now, subject: set.name, before: { state: set.state }, reason }
  if (step === 'publish') {
    const by = employee.displayName
    const documents = await publishSet(tx, publication, { set, publishAt, unpublishAt, by, reason })
    const times = {
      ...(publishAt && { from: publishAt.toISOString() }),
      ...(unpublishAt && { until: unpublishAt.toISOString() }),
    }
    return recordChange(tx, { ...log, kind: 'setPublished', after: { state: 'published', documents, ...times } })
  }
  if (step === 'takeBack') {
    const documents = await takeBackSet(tx, publication, { set, employee, reason })
    return recordChange(tx, { ...log, kind: 'setTakenBack', after: { state: 'takenBack', documents } })
  }
  const { to } = CHANGE_SET_STEP_RULES[step]
  await tx.update(changeSets).set({ state: to, changedAt: now }).where(eq(changeSets.id, set.id))
}

/** One transaction: whoever looks sees all of it or nothing, whenever the process ends. */
export async function takeSetStep(
  context: ChangeSetContext,
  employee: StudioEmployee,
  wanted: WantedStep,
): Promise<ChangeSetAnswer> {
  const { database } = context
  const asked = { id: wanted.id, employee }
  const refused = await database.main
    .transaction(async (tx) => {
      await tx.select({ id: changeSets.id }).from(changeSets).where(eq(changeSets.id, wanted.id)).for('update')
      const set = await getSet(tx, context, asked)
      const { length: documents } = await listSetDocuments(tx, set.id)
      const may = (permission: Parameters<typeof mayInStudio>[1]) => mayInStudio(employee.role, permission)
      if (changeSetBar(wanted.step, { state: set.state, documents, may }))
        throw new NotPublished({ errorCode: 'barred' })
      await takeStep(tx, { context, employee, set, wanted })
      const { onlyFor, ...told } = noteOf(set, employee)
      const isHidden = wanted.step === 'discard' && onlyFor !== undefined
      await publishStudioNotes(tx, [{ kind: 'step', step: wanted.step, ...told, ...(isHidden && { onlyFor }) }])
    })
    .then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof NotPublished) return error.answer
        throw error
      },
    )
  const { set } = await showSet(database.main, context, asked)
  return { success: refused === undefined, ...refused, set }
}
