import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import type pg from 'pg'
import { DatabaseClient } from '../database/hosts/database-client.ts'

/** Kinds of messages in the stream of a base backup: the first byte of each. */
const NEW_ARCHIVE = 'n'.charCodeAt(0)
const DATA = 'd'.charCodeAt(0)
const PROGRESS = 'p'.charCodeAt(0)

// Its own segments are in it, so that it can be restored without the archive, too.
const STATEMENT =
  "BASE_BACKUP (LABEL 'shop backup', PROGRESS true, CHECKPOINT 'fast', WAL true, WAIT false, MANIFEST 'no')"

export type BaseBackupProgress = (doneBytes: number, totalBytes: number) => void

export interface TakenBackup {
  readonly timeline: number
  readonly startLsn: string
  readonly stopLsn: string
  readonly bytes: number
  /** Of the compressed file. */
  readonly sha256: string
}

type Row = readonly string[]

/** What the connection calls for each message of the answer; the library has no query for this kind. */
function createBackupQuery(out: PassThrough, onBytes: (bytes: number) => void) {
  const rows: Row[] = []
  const ended = Promise.withResolvers<void>()
  let archives = 0
  let failure: Error | undefined
  const fail = (error: Error) => {
    failure ??= error
    ended.reject(failure)
    out.destroy(failure)
  }
  const nothing = () => undefined
  return {
    rows,
    ended: ended.promise,
    fail,
    submit: (connection: { query: (text: string) => void }) => connection.query(STATEMENT),
    handleDataRow: ({ fields }: { fields: readonly (string | null)[] }) =>
      void rows.push(fields.map((field) => field ?? '')),
    handleCopyData({ chunk }: { chunk: Buffer }, { stream }: { stream: Readable }) {
      const kind = chunk[0]
      if (kind === NEW_ARCHIVE) archives += 1
      if (kind === NEW_ARCHIVE && archives > 1)
        failure ??= new Error('The database has tablespaces of its own: take its backups with pgBackRest.')
      if (kind === PROGRESS) onBytes(Number(chunk.readBigInt64BE(1)))
      if (kind !== DATA || failure) return
      // A copy: the connection uses its buffer again. What it has read already still comes after a pause.
      if (out.write(Buffer.from(chunk.subarray(1))) || stream.isPaused()) return
      stream.pause()
      out.once('drain', () => stream.resume())
    },
    handleError: fail,
    handleReadyForQuery() {
      if (failure) return fail(failure)
      ended.resolve()
      out.end()
    },
    handleRowDescription: nothing,
    handleCommandComplete: nothing,
    handleEmptyQuery: nothing,
    handlePortalSuspended: nothing,
    handleCopyInResponse: nothing,
  }
}

const asReplication = (url: string) =>
  new DatabaseClient({ connectionString: url, replication: 'true', keepAlive: true } as pg.ClientConfig)

/** A whole copy of the server at this address, while it goes on serving: `pg_basebackup` without that program. */
export async function takeBaseBackup(url: string, path: string, onProgress: BaseBackupProgress): Promise<TakenBackup> {
  const client = asReplication(url)
  await client.connect()
  const out = new PassThrough()
  let bytes = 0
  const query = createBackupQuery(out, (done) => {
    bytes = done
    // Of the second answer: the size of what comes, in kilobytes.
    onProgress(done, Math.max(done, Number(query.rows[1]?.[2]) * 1024))
  })
  // A connection that breaks rejects the query, too.
  client.on('error', query.fail)
  const hash = createHash('sha256')
  async function* hashed(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
  try {
    client.query(query as unknown as pg.Submittable)
    const file = createWriteStream(path, { mode: 0o600, flush: true })
    await Promise.all([query.ended, pipeline(out, createGzip({ level: constants.Z_BEST_SPEED }), hashed, file)])
    const [start, stop] = [query.rows[0], query.rows.at(-1)]
    if (!start || !stop || query.rows.length < 3) throw new Error('The database ended the backup too early.')
    const [startLsn = '', timeline] = start
    return { timeline: Number(timeline), startLsn, stopLsn: stop[0] ?? '', bytes, sha256: hash.digest('hex') }
  } finally {
    await client.end().catch(() => undefined)
  }
}
