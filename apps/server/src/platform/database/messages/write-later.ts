import type { SQLWrapper } from 'drizzle-orm'
import type { Drizzle } from '../database.ts'
import { compile, type StatementCall } from './statement.ts'

/** A text with a list in it differs with the list's length: their number is endless, and a connection stores them. */
const MAX_TEXTS = 300
/** Connection → text → name. */
const namesOf = new WeakMap<object, Map<string, string>>()

function nameOf(connection: object, text: string): string | undefined {
  const names = namesOf.get(connection) ?? new Map<string, string>()
  namesOf.set(connection, names)
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_TEXTS) return known
  const name = `later-${names.size}`
  names.set(text, name)
  return name
}

interface WriteQueue {
  readonly connection: object
  readonly calls: StatementCall[]
}

const queues = new WeakMap<object, WriteQueue>()

/** Writes on this handle wait in the queue. Its owner sends them before any other query, and before the commit. */
export function queueWrites(db: Drizzle, queue: WriteQueue): void {
  queues.set(db, queue)
}

/**
 * For a write of which nobody reads the result. In a message transaction it waits, and goes out in one message with
 * others and the commit, so it fails there; on any other handle it is sent at once.
 */
export async function writeLater(db: Pick<Drizzle, 'execute'>, write: SQLWrapper): Promise<void> {
  const queue = queues.get(db)
  if (queue) {
    const { text, values } = compile(write)
    const name = nameOf(queue.connection, text)
    if (name !== undefined) {
      queue.calls.push({ statement: { name, text }, values })
      return
    }
  }
  await db.execute(write.getSQL())
}
