import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { CatalogRecordType } from '@firkant/domain/catalog/catalog-records.ts'
import { copyInto } from '../../../platform/database/messages/copy-into.ts'
import type { FilesSource } from '../import-item.ts'
import type { ImportProblem } from '../import-problem.ts'
import type { ProblemList } from '../problem-list.ts'
import { allStagedTables } from '../record-imports.ts'
import type { StageContext } from './stage-records.ts'
import type { Transaction } from './staged-table.ts'
import type { FoundProblems, StagingInput, StagingMessage } from './staging-part.ts'

const ENTRY = new URL('staging-worker.ts', import.meta.url)
/** More would wait for the one connection. */
const MAX_WORKERS = 4
const TABLES = allStagedTables()

type End = Extract<StagingMessage, { kind: 'end' }>

interface WorkerRun {
  readonly onRows: (table: number, rows: Uint8Array) => Promise<void>
  readonly onProgress: (message: StagingMessage) => void
}

function runWorker(worker: Worker, { onRows, onProgress }: WorkerRun): Promise<End> {
  const { promise, resolve, reject } = Promise.withResolvers<End>()
  worker.on('message', (message: StagingMessage) => {
    onProgress(message)
    if (message.kind === 'end') return resolve(message)
    onRows(message.table, message.rows).then(() => worker.postMessage('taken'), reject)
  })
  worker.once('error', reject)
  worker.once('exit', (code) => reject(new Error(`A thread of the import ended with ${code}`)))
  return promise
}

/** The first of all parts, in the order of the files. */
function addFound(
  list: ProblemList,
  found: readonly FoundProblems[],
  inOrder: (a: ImportProblem, b: ImportProblem) => number,
) {
  const first = found.flatMap((each) => each.first).toSorted(inOrder)
  for (const problem of first) list.add(problem)
  list.addUnseen(found.reduce((sum, { total }) => sum + total, 0) - first.length)
}

/** Several threads read and check, each its own lines; this one sends their rows to the database. */
export async function stageInWorkers(
  tx: Transaction,
  { files, onBytes }: FilesSource,
  { places, problems, warnings, now, onRecord }: StageContext,
): Promise<ReadonlySet<CatalogRecordType>> {
  const of = Math.min(MAX_WORKERS, availableParallelism())
  const workers = Array.from({ length: of }, (_, index) => {
    const workerData: StagingInput = { files, now, index, of }
    return new Worker(ENTRY, { workerData, execArgv: [] })
  })
  const progress = workers.map(() => ({ records: 0, bytes: 0 }))
  let sending: Promise<void> = Promise.resolve()
  const runs = workers.map((worker, index) =>
    runWorker(worker, {
      onRows(table, rows) {
        const statement = TABLES[table]?.copyStatement ?? ''
        sending = sending.then(() => copyInto(tx, statement, Buffer.from(rows.buffer, rows.byteOffset, rows.length)))
        return sending
      },
      onProgress(message) {
        progress[index] = message
        onRecord(progress.reduce((sum, { records }) => sum + records, 0))
        onBytes(progress.reduce((sum, { bytes }) => sum + bytes, 0))
      },
    }),
  )
  try {
    const ends = await Promise.all(runs)
    await sending
    const inOrder = (a: ImportProblem, b: ImportProblem) => places.placeOf(a) - places.placeOf(b)
    addFound(
      problems,
      ends.map((end) => end.problems),
      inOrder,
    )
    addFound(
      warnings,
      ends.map((end) => end.warnings),
      inOrder,
    )
    return new Set(ends.flatMap(({ types }) => [...types]))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
    // The transaction may end only after its last statement.
    await sending.catch(() => undefined)
  }
}
