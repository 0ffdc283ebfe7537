import type { BodyOf } from '@firkant/domain/http/call.ts'
import type { Result } from '@firkant/domain/result/result.ts'
import type { MediaAnswer, mediaCalls, MediaError } from '@firkant/domain/studio/media/media-calls.ts'
import {
  ALT_LANGUAGES,
  MAX_ALT_LENGTH,
  readFolder,
  slugOf,
  type PictureFault,
} from '@firkant/domain/studio/media/picture-rules.ts'
import type { ChangedFields } from '@firkant/domain/studio/studio-changes.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { FileStore } from '../../../platform/file-store/file-store.ts'
import { ProblemException } from '../../../platform/http/problem.ts'
import { createKeyedQueue } from '../../../platform/process/keyed-queue.ts'
import type { ImageSource } from '../../images/image-source.ts'
import { dominantColour } from '../../images/save-picture.ts'
import { storePixels, type PictureToSave } from '../../images/stored/picture-bytes.ts'
import { recordVersion, saveDetails, saveVersion } from '../../images/stored/picture-store.ts'
import { takePicture } from '../../images/stored/take-picture.ts'
import { recordChange } from '../change-log.ts'
import type { StudioEmployee } from '../studio-at-work.ts'
import { isUploaded, type MediaContext } from './library.ts'
import { listVersions, lockPicture, type PictureRow, type VersionRow } from './picture-rows.ts'
import {
  deleteMedia,
  findSame,
  holdContent,
  insertMedia,
  publishPicture,
  setMedia,
  type PictureFacts,
} from './picture-store.ts'
import { countUses } from './picture-uses.ts'

export interface MediaWork extends MediaContext {
  /** The media folder's own files. */
  readonly folderSource: ImageSource
  readonly files: FileStore | undefined
}

export interface MediaOutcome extends Pick<MediaAnswer, 'errorCode' | 'field' | 'same'> {
  /** The picture that was worked on, or came of it. */
  readonly file?: string
}

const failed = (errorCode: MediaError, field?: string): MediaOutcome => ({ errorCode, ...(field && { field }) })

const inOrder = createKeyedQueue()
/** One at a time in a process: what visitors ask for is made beside it. */
async function take({ database, files }: MediaWork, bytes: Buffer): Promise<Result<PictureToSave, PictureFault>> {
  const taken = await inOrder('picture', () => takePicture(bytes))
  return taken.ok ? storePixels({ db: database.main, files }, taken.value) : taken
}

const sizeOf = ({ width, height }: Pick<PictureRow, 'width' | 'height'>) => `${width} × ${height}`

interface Noted {
  readonly employee: StudioEmployee
  readonly kind: 'pictureUploaded' | 'pictureDescribed' | 'pictureReplaced' | 'pictureRestored' | 'pictureRemoved'
  readonly subject: string
  readonly before: ChangedFields
  readonly after: ChangedFields
  readonly reason?: string | undefined
}

const note = (tx: Queries, { brand, now }: MediaWork, noted: Noted) =>
  recordChange(tx, { brand: brand.key, at: now(), ...noted })

async function getLocked(tx: Queries, file: string): Promise<PictureRow> {
  const row = await lockPicture(tx, file)
  if (!row) throw new ProblemException('not-found')
  return row
}

interface Upload {
  readonly bytes: Buffer
  readonly name: string
  readonly folder: string
}

export async function uploadPicture(
  work: MediaWork,
  employee: StudioEmployee,
  { bytes, name, folder: said }: Upload,
): Promise<MediaOutcome> {
  const folder = readFolder(said)
  if (!folder.ok) return failed(folder.code, 'folder')
  const taken = await take(work, bytes)
  if (!taken.ok) return failed(taken.code)
  return work.database.main.transaction(async (tx) => {
    const same = await findSame(tx, taken.value)
    if (same !== undefined) return { errorCode: 'isThere', same }
    const file = await insertMedia(tx, slugOf(name), taken.value)
    const at = work.now()
    await saveVersion(tx, { file, ...taken.value }, { by: employee.displayName, at })
    await saveDetails(tx, file, { folder: folder.value, alts: {}, revision: 1, uploadedAt: at })
    const after = { size: sizeOf(taken.value), ...(folder.value !== '' && { folder: folder.value }) }
    await note(tx, work, { employee, kind: 'pictureUploaded', subject: file, before: {}, after })
    return { file }
  })
}

interface Replacement {
  readonly file: string
  readonly seenVersion: string
  readonly reason?: string | undefined
}

/** Everything that shows it shows the other one from the commit on. */
async function putInPlace(
  tx: Queries,
  work: MediaWork,
  {
    row,
    facts,
    ...by
  }: {
    readonly row: PictureRow
    readonly facts: PictureFacts
    readonly employee: StudioEmployee
    readonly kind: Noted['kind']
    readonly reason: string
  },
): Promise<void> {
  const { file, folder, alts, revision } = row
  await setMedia(tx, file, facts)
  await saveDetails(tx, file, { folder, alts, revision: revision + 1 })
  await publishPicture(tx, file)
  const before = { version: row.version, size: sizeOf(row) }
  const after = { version: facts.version, size: sizeOf(facts) }
  await note(tx, work, { employee: by.employee, kind: by.kind, subject: file, before, after, reason: by.reason })
}

export async function replacePicture(
  work: MediaWork,
  employee: StudioEmployee,
  { bytes, file, seenVersion, reason: said = '' }: Replacement & { readonly bytes: Buffer },
): Promise<MediaOutcome> {
  const reason = said.trim()
  if (reason === '') return { ...failed('reasonMissing', 'reason'), file }
  const taken = await take(work, bytes)
  if (!taken.ok) return { ...failed(taken.code, 'picture'), file }
  return work.database.main.transaction(async (tx) => {
    const row = await getLocked(tx, file)
    if (row.version !== seenVersion) return { ...failed('changed'), file }
    if (row.version === taken.value.version) return { ...failed('isThere', 'picture'), same: file, file }
    await recordVersion(tx, row)
    await saveVersion(tx, { file, ...taken.value }, { by: employee.displayName, at: work.now(), reason })
    const facts = { ...taken.value, focus: null, isStored: true }
    await putInPlace(tx, work, { row, facts, employee, kind: 'pictureReplaced', reason })
    return { file }
  })
}

/** The folder's file as it is now: it may have been changed there meanwhile. */
async function factsOf(work: MediaWork, file: string, version: VersionRow): Promise<PictureFacts | undefined> {
  const { focus } = version
  if (version.isStored) return { ...version, dominantColour: version.colour }
  const found = await work.folderSource.find(file)
  if (!found?.size) return undefined
  const colour = await dominantColour(await found.read())
  return { ...found.size, version: found.version.slice(0, 8), dominantColour: colour, focus, isStored: false }
}

export async function restorePicture(
  work: MediaWork,
  employee: StudioEmployee,
  { file, seenVersion, version, reason: said = '' }: Replacement & { readonly version: string },
): Promise<MediaOutcome> {
  const reason = said.trim()
  if (reason === '') return { ...failed('reasonMissing', 'reason'), file }
  return work.database.main.transaction(async (tx) => {
    const row = await getLocked(tx, file)
    if (row.version !== seenVersion || row.version === version) return { ...failed('changed'), file }
    const earlier = (await listVersions(tx, file)).find((each) => each.version === version)
    if (!earlier) throw new ProblemException('not-found')
    const facts = await factsOf(work, file, earlier)
    if (!facts) return { ...failed('broken'), file }
    await recordVersion(tx, row)
    await putInPlace(tx, work, { row, facts, employee, kind: 'pictureRestored', reason })
    return { file }
  })
}

export async function removePicture(
  work: MediaWork,
  employee: StudioEmployee,
  { file, seenVersion, reason }: Replacement,
): Promise<MediaOutcome> {
  return work.database.main.transaction(async (tx) => {
    await holdContent(tx)
    const row = await getLocked(tx, file)
    if (row.version !== seenVersion) return { ...failed('changed'), file }
    const uses = await countUses(tx, { files: [file], language: 'da', now: work.now() })
    if ((uses.get(file) ?? 0) > 0) return { ...failed('isUsed'), file }
    if (!isUploaded(await listVersions(tx, file))) return { ...failed('comesWithFiles'), file }
    await deleteMedia(tx, file)
    const before = { size: sizeOf(row), ...(row.folder !== '' && { folder: row.folder }) }
    await note(tx, work, { employee, kind: 'pictureRemoved', subject: file, before, after: {}, reason })
    return {}
  })
}

type Described = BodyOf<(typeof mediaCalls)['POST /api/studio/media/describe']>

function describedFields({ folder, focus, alts }: Pick<PictureRow, 'folder' | 'focus' | 'alts'>): ChangedFields {
  const texts = ALT_LANGUAGES.map((language) => [`alt_${language}`, alts[language] ?? ''] as const)
  return { folder, focus: focus ? `${focus.x} %, ${focus.y} %` : '', ...Object.fromEntries(texts) }
}

const rounded = (percent: number) => Math.round(percent * 10) / 10

/** Folder, point and texts are saved together or not at all. */
export async function describePicture(
  work: MediaWork,
  employee: StudioEmployee,
  { file, seenRevision, folder: said, focus: point, alts: given }: Described,
): Promise<MediaOutcome> {
  const folder = readFolder(said)
  if (!folder.ok) return { ...failed(folder.code, 'folder'), file }
  const texts = ALT_LANGUAGES.map((language) => [language, (given[language] ?? '').trim()] as const)
  const [tooLong] = texts.find(([, text]) => text.length > MAX_ALT_LENGTH) ?? []
  if (tooLong) return { ...failed('altTooLong', tooLong), file }
  const alts = Object.fromEntries(texts.filter(([, text]) => text !== ''))
  const focus = point && { x: rounded(point.x), y: rounded(point.y) }
  return work.database.main.transaction(async (tx) => {
    const row = await getLocked(tx, file)
    if (row.revision !== seenRevision) return { ...failed('changed'), file }
    const [before, after] = [describedFields(row), describedFields({ folder: folder.value, focus, alts })]
    const changed = Object.keys(after).filter((name) => before[name] !== after[name])
    if (changed.length === 0) return { file }
    const only = (fields: ChangedFields) =>
      Object.fromEntries(changed.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])))
    await saveDetails(tx, file, { folder: folder.value, alts, revision: row.revision + 1 })
    if (changed.includes('focus')) {
      await setMedia(tx, file, { ...row, dominantColour: row.colour, focus })
      await publishPicture(tx, file)
    }
    await note(tx, work, {
      employee,
      kind: 'pictureDescribed',
      subject: file,
      before: only(before),
      after: only(after),
    })
    return { file }
  })
}
