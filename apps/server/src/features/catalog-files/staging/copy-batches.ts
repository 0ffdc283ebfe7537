import { copyInto } from '../../../platform/database/messages/copy-into.ts'
import { createRowChunks, type RowChunk } from './row-chunks.ts'
import type { Transaction } from './staged-table.ts'

/** Sends rows by COPY; the next are collected while the database takes the last. */
export function createCopyBatches(tx: Transaction) {
  const { add, isFull, takeFull, takeAll } = createRowChunks()
  let sending: Promise<void> = Promise.resolve()

  async function send(chunks: readonly RowChunk[]): Promise<void> {
    for (const { table, rows } of chunks) await copyInto(tx, table.copyStatement, rows)
  }

  async function sendNext(chunks: readonly RowChunk[]): Promise<void> {
    await sending
    sending = send(chunks)
    // The error is thrown at the next await; until then it must not end the process.
    sending.catch(() => undefined)
  }

  return {
    add,
    isFull,
    flush: () => sendNext(takeFull()),
    async end(): Promise<void> {
      await sendNext(takeAll())
      await sending
    },
  }
}
