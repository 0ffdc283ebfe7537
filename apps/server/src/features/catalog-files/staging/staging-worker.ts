import { parentPort, workerData } from 'node:worker_threads'
import { createPlaces } from '../import-item.ts'
import { createProblemList, type ProblemList } from '../problem-list.ts'
import { openCatalogueFiles } from '../reading/read-catalogue-files.ts'
import { allStagedTables } from '../record-imports.ts'
import { createRowChunks, type RowChunk } from './row-chunks.ts'
import { createStaging } from './stage-item.ts'
import type { FoundProblems, StagingInput, StagingMessage } from './staging-part.ts'

/** Reads and checks its part of the files, and hands the rows over as bytes. */
const MAX_WAITING_CHUNKS = 6
const TABLES = allStagedTables()

const { files, now, index, of } = workerData as StagingInput
let [records, bytes, waiting] = [0, 0, 0]
let goOn: (() => void) | undefined
const hasRoom = () => waiting < MAX_WAITING_CHUNKS
const post = (message: StagingMessage, moved: ArrayBuffer[] = []) => parentPort?.postMessage(message, moved)
// Each message of the parent says that the database has taken a chunk.
parentPort?.on('message', () => {
  waiting -= 1
  goOn?.()
})

async function handOver(chunks: readonly RowChunk[]): Promise<void> {
  for (const { table, rows } of chunks) {
    waiting += 1
    post({ kind: 'rows', table: TABLES.indexOf(table), rows, records, bytes }, [rows.buffer])
    while (!hasRoom()) await new Promise<void>((resolve) => (goOn = resolve))
  }
}

const found = (list: ProblemList): FoundProblems => ({ first: list.first(), total: list.total() })

async function stagePart(): Promise<void> {
  const places = createPlaces(files.map(({ name }) => name))
  const [problems, warnings] = [createProblemList(places), createProblemList(places)]
  const chunks = createRowChunks()
  const { types, stageItem } = createStaging({ places, problems, warnings, now }, chunks.add)
  for await (const item of openCatalogueFiles(files).read((done) => (bytes = done), { index, of })) {
    stageItem(item)
    records += 1
    if (chunks.isFull()) await handOver(chunks.takeFull())
  }
  await handOver(chunks.takeAll())
  post({ kind: 'end', types, problems: found(problems), warnings: found(warnings), records, bytes })
}

await stagePart()
