import { afterEach, beforeAll, afterAll, describe, expect, it, vi } from 'vitest'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { until } from '../../../test/until.ts'
import { enqueueJob } from './enqueue-job.ts'
import { countJobs, listDeadJobs, reviveDeadJobs } from './job-store.ts'
import { PermanentJobError, RETRY_DELAYS_MS, startJobs, type JobHandler, type JobRunner } from './run-jobs.ts'

const QUEUE = 'test'
let database: TestDatabase
const runners: JobRunner[] = []
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.drop())
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop()
  await database.pool.query('delete from jobs')
})

const enqueue = (key: string, payload: unknown = {}) => enqueueJob(database.main, { queue: QUEUE, key, payload })
const states = async () =>
  Object.fromEntries((await countJobs(database.main)).map(({ state, count }) => [state, count] as const))

function run(handler: JobHandler, options: { retryDelaysMs?: readonly number[]; leaseMs?: number } = {}) {
  const onError = vi.fn()
  const runner = startJobs({ db: database.main, handlers: { [QUEUE]: handler }, onError, pollMs: 20, ...options })
  runners.push(runner)
  return { runner, onError }
}

describe('a job', () => {
  it('OPS-01 exists if its transaction commits, and not if it does not', async () => {
    const lost = database.main.transaction(async (tx) => {
      await enqueueJob(tx, { queue: QUEUE, key: 'lost', payload: {} })
      throw new Error('no')
    })
    await expect(lost).rejects.toThrow('no')
    const handler = vi.fn<JobHandler>(async () => undefined)
    const commit = Promise.withResolvers<void>()
    const kept = database.main.transaction(async (tx) => {
      await enqueueJob(tx, { queue: QUEUE, key: 'kept', payload: { is: 'kept' } })
      await commit.promise
    })
    run(handler)
    await enqueue('other', { is: 'other' })
    await until(() => expect(handler.mock.calls).toEqual([[{ is: 'other' }]]))
    commit.resolve()
    await kept
    await until(() => expect(handler.mock.calls).toEqual([[{ is: 'other' }], [{ is: 'kept' }]]))
    await until(async () => expect(await states()).toEqual({ done: 2 }))
  })

  it('OPS-01 of the same key is done once, also by several processes', async () => {
    const seen: unknown[] = []
    const handler: JobHandler = async (payload) => void seen.push(payload)
    for (let i = 0; i < 20; i += 1) await enqueue(`key-${i}`, i)
    await enqueue('key-0', 0)
    run(handler)
    run(handler)
    await until(async () => expect(await states()).toEqual({ done: 20 }))
    expect(seen.toSorted()).toEqual([...Array(20).keys()].toSorted())
    await enqueue('key-0', 0)
    expect(await states()).toEqual({ done: 20 })
  })

  it('OPS-01 that fails is tried again after its pause, and then is done', async () => {
    let fails = 2
    const handler = vi.fn<JobHandler>(async () => {
      fails -= 1
      if (fails >= 0) throw new Error('not now')
    })
    await enqueue('flaky')
    const { onError } = run(handler, { retryDelaysMs: [1, 1] })
    await until(async () => expect(await states()).toEqual({ done: 1 }))
    expect(handler).toHaveBeenCalledTimes(3)
    expect(onError.mock.calls.map(([, job]) => job.isDead)).toEqual([false, false])
  })

  it('OPS-01 waits for its pause', async () => {
    await enqueue('patient')
    const { onError } = run(() => Promise.reject(new Error('not now')), { retryDelaysMs: [60_000] })
    await until(() => expect(onError).toHaveBeenCalledTimes(1))
    await until(async () => expect(await states()).toEqual({ waiting: 1 }))
    const { rows } = await database.pool.query("select run_at > now() + interval '50 s' as later, last_error from jobs")
    expect(rows).toEqual([{ later: true, last_error: 'not now' }])
  })

  it('OPS-01 without hope or tries left is dead, can be seen, and can be woken', async () => {
    let isMended = false
    const handler: JobHandler = async (payload) => {
      if (isMended) return
      throw payload === 'gone' ? new PermanentJobError('no such mailbox') : new Error('down')
    }
    await enqueue('gone', 'gone')
    await enqueue('down', 'down')
    const { onError } = run(handler, { retryDelaysMs: [1] })
    await until(async () => expect(await states()).toEqual({ dead: 2 }))
    const dead = await listDeadJobs(database.main, 10)
    expect(dead.map(({ attempts, lastError }) => [attempts, lastError]).toSorted()).toEqual([
      [1, 'no such mailbox'],
      [2, 'down'],
    ])
    expect(onError.mock.calls.filter(([, job]) => job.isDead)).toHaveLength(2)
    isMended = true
    expect(await reviveDeadJobs(database.main)).toHaveLength(2)
    await until(async () => expect(await states()).toEqual({ done: 2 }))
  })

  it('OPS-01 of a process that died is taken over when its lease ends', async () => {
    await enqueue('orphan', 'orphan')
    await database.pool.query(
      `update jobs set state = 'running', attempts = 1, lease_until = now() + interval '300 ms'`,
    )
    const handler = vi.fn<JobHandler>(async () => undefined)
    run(handler)
    await until(() => expect(handler).toHaveBeenCalledTimes(1))
    const { rows } = await database.pool.query('select attempts from jobs')
    expect(rows).toEqual([{ attempts: 2 }])
  })
})

describe('the runner', () => {
  it('OPS-02 stops after what it has begun, and begins nothing more', async () => {
    const begun = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    const handler = vi.fn<JobHandler>(async () => {
      begun.resolve()
      await finish.promise
    })
    await enqueue('slow')
    const { runner } = run(handler)
    await begun.promise
    let isStopped = false
    const stopped = runner.stop().then(() => (isStopped = true))
    await enqueue('late')
    expect(isStopped).toBe(false)
    finish.resolve()
    await stopped
    expect(handler).toHaveBeenCalledTimes(1)
    expect(await states()).toEqual({ done: 1, waiting: 1 })
  })

  it('OPS-01 grows more patient with each try, for about two days', () => {
    expect(RETRY_DELAYS_MS).toEqual(RETRY_DELAYS_MS.toSorted((a, b) => a - b))
    const hours = RETRY_DELAYS_MS.reduce((sum, ms) => sum + ms, 0) / HOUR_MS
    expect(hours).toBeGreaterThan(40)
    expect(hours).toBeLessThan(50)
  })
})
