import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { DatabaseClient } from '../database/hosts/database-client.ts'

type EndQuery = (error?: unknown) => void
type Query = (this: pg.Client, ...given: unknown[]) => unknown
type Connect = (this: pg.Pool, callback?: (...given: unknown[]) => void) => unknown

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value

/** `start` is undefined for a query that no recorded request waits for. */
const tracedQuery = (plain: Query, start: (query: unknown) => EndQuery | undefined): Query =>
  function query(...given) {
    const end = start(given[0])
    if (!end) return plain.apply(this, given)
    const callback = given.at(-1)
    if (typeof callback === 'function') {
      const ended = (error: unknown, ...rest: unknown[]) => {
        end(error)
        return callback(error, ...rest) as unknown
      }
      return plain.apply(this, [...given.slice(0, -1), ended])
    }
    const answer = plain.apply(this, given)
    if (isThenable(answer)) answer.then(() => end(), end)
    return answer
  }

/** Who waited for a connection goes on as themselves, and not as the request that gave it back. */
const boundConnect = (plain: Connect): Connect =>
  function connect(callback) {
    return callback ? plain.call(this, AsyncLocalStorage.bind(callback)) : plain.call(this)
  }

/** Watches all queries of this process until the returned function is called. */
export function traceQueries(start: (query: unknown) => EndQuery | undefined): () => void {
  const client = DatabaseClient.prototype as unknown as { query: Query }
  const pool = pg.Pool.prototype as unknown as { connect: Connect }
  const plain = { query: client.query, connect: pool.connect }
  client.query = tracedQuery(plain.query, start)
  pool.connect = boundConnect(plain.connect)
  return () => {
    // The client's own is its base's.
    Reflect.deleteProperty(client, 'query')
    pool.connect = plain.connect
  }
}
