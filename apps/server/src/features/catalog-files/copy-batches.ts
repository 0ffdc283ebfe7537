import { copyInto } from '../../platform/database/copy-into.ts'
import { copyLine } from './copy-text.ts'
import type { StagedTable, Transaction } from './staged-table.ts'

const CHUNK_BYTES = 512 * 1024
const MOST_BYTES_PER_CHARACTER = 3

interface Chunk {
  readonly bytes: Buffer
  used: number
}

/**
 * Collects the rows of each table and sends them by COPY; the next are collected while the database takes the last.
 * They wait as bytes: a hundred thousand waiting strings keep the garbage collector busy.
 */
export function createCopyBatches(tx: Transaction) {
  const open = new Map<StagedTable, Chunk>()
  let full: { readonly table: StagedTable; readonly rows: Buffer }[] = []
  let sending: Promise<void> = Promise.resolve()

  function close(table: StagedTable, { bytes, used }: Chunk): void {
    if (used > 0) full.push({ table, rows: bytes.subarray(0, used) })
    open.delete(table)
  }

  /** The chunk of the table that has room for so many bytes. */
  function chunkFor(table: StagedTable, size: number): Chunk {
    const last = open.get(table)
    if (last && last.used + size <= last.bytes.length) return last
    if (last) close(table, last)
    const chunk = { bytes: Buffer.allocUnsafe(Math.max(CHUNK_BYTES, size)), used: 0 }
    open.set(table, chunk)
    return chunk
  }

  async function send(chunks: typeof full): Promise<void> {
    for (const { table, rows } of chunks) await copyInto(tx, table.copyStatement, rows)
  }

  async function flush(): Promise<void> {
    const chunks = full
    full = []
    await sending
    sending = send(chunks)
    // The error is thrown at the next await; until then it must not end the process.
    sending.catch(() => undefined)
  }

  return {
    add(table: StagedTable, place: number, row: object): void {
      const line = copyLine(table, place, row)
      const chunk = chunkFor(table, line.length * MOST_BYTES_PER_CHARACTER)
      chunk.used += chunk.bytes.write(line, chunk.used)
    },
    isFull: () => full.length > 0,
    flush,
    async end(): Promise<void> {
      for (const [table, chunk] of open) close(table, chunk)
      await flush()
      await sending
    },
  }
}
