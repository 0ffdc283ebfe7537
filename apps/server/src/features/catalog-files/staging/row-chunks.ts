import { copyLine } from './copy-text.ts'
import type { StagedTable } from './staged-table.ts'

const CHUNK_BYTES = 512 * 1024
const MAX_BYTES_PER_CHARACTER = 3

interface OpenChunk {
  readonly bytes: Buffer<ArrayBuffer>
  used: number
}

export interface RowChunk {
  readonly table: StagedTable
  readonly rows: Buffer<ArrayBuffer>
}

/**
 * Collects the rows of each table in the text form of COPY. They wait as bytes: a hundred thousand waiting strings keep
 * the garbage collector busy.
 */
export function createRowChunks() {
  const open = new Map<StagedTable, OpenChunk>()
  let full: RowChunk[] = []

  function close(table: StagedTable, { bytes, used }: OpenChunk): void {
    if (used > 0) full.push({ table, rows: bytes.subarray(0, used) })
    open.delete(table)
  }

  /** The chunk of the table that has room for so many bytes. */
  function chunkFor(table: StagedTable, size: number): OpenChunk {
    const last = open.get(table)
    if (last && last.used + size <= last.bytes.length) return last
    if (last) close(table, last)
    // Not of the shared pool: another thread may take its memory over.
    const chunk = { bytes: Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, size)), used: 0 }
    open.set(table, chunk)
    return chunk
  }

  function takeFull(): readonly RowChunk[] {
    const chunks = full
    full = []
    return chunks
  }

  return {
    add(table: StagedTable, place: number, row: object): void {
      const line = copyLine(table, place, row)
      const chunk = chunkFor(table, line.length * MAX_BYTES_PER_CHARACTER)
      chunk.used += chunk.bytes.write(line, chunk.used)
    },
    isFull: () => full.length > 0,
    takeFull,
    takeAll(): readonly RowChunk[] {
      for (const [table, chunk] of open) close(table, chunk)
      return takeFull()
    },
  }
}
