import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { runHere } from '../../../test/processes/command-run.ts'
import { startPrimaryAndStandby } from '../../../test/processes/standby.ts'
import { startSmtpReceiver } from '../../../test/stand-ins/smtp-receiver.ts'
import { freePort } from '../../platform/process/free-port.ts'
import { doctorCommand } from './doctor-command.ts'

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'firkant-doctor-'))
})
afterAll(async () => {
  rmSync(dataDir, { recursive: true })
  await database.drop()
})

const ask = (settings: Readonly<Record<string, string>> = {}, url = database.url) =>
  runHere(doctorCommand, [], { DATABASE_URL: url, DATA_DIR: dataDir, ...settings })

/** What it says of a part, without its blanks. */
const saidOf = (output: string, part: string) =>
  output
    .split('\n')
    .map((line) => line.trim().replaceAll(/ +/g, ' '))
    .filter((line) => line.split(' ')[1] === part)

it('CLU-07 shop doctor looks at every part, and finds nothing at the database of a shop that is well', async () => {
  const mail = await startSmtpReceiver()
  const { output } = await ask({ SMTP_URL: mail.url })
  await mail.close()
  expect(mail.received).toEqual([])
  expect(saidOf(output, 'mail')).toEqual(['fine mail the mail server takes mails'])
  expect(saidOf(output, 'database')).toEqual([expect.stringMatching(/^fine database PostgreSQL \d+/)])
  for (const part of ['migrations', 'clock', 'connections', 'transactions', 'jobs', 'disk', 'files'])
    expect(saidOf(output, part)).toEqual([expect.stringMatching(/^fine /)])
})

it('CLU-07 shop doctor says what is wrong and what to do, without a password, and goes on to the next part', async () => {
  const port = await freePort()
  const away = `127.0.0.1:${port}`
  const { code, output } = await ask(
    {
      SMTP_URL: `smtp://shop:hemmelig-post@${away}`,
      REDIS_URL: `redis://:hemmelig-redis@${away}`,
      BUILD_DIR: join(dataDir, 'none'),
      MEDIA_DIR: join(dataDir, 'none'),
    },
    `postgres://shop:hemmelig-base@${away}/shop`,
  )
  expect(code).toBe(1)
  for (const part of ['mail', 'redis', 'build', 'files', 'database', 'migrations', 'jobs'])
    expect(saidOf(output, part)).toEqual([expect.stringMatching(/^WRONG /)])
  expect(output).toContain('npm run build -- --brand hjemly')
  expect(output).toContain('is SMTP_URL right')
  expect(output).not.toContain('hemmelig')
})

it('CLU-07 shop doctor finds dead and late jobs, and migrations that are missing', async () => {
  const { pool } = database
  await pool.query(
    `insert into jobs (queue, key, payload, state, attempts, run_at) values
      ('mail.hjemly', 'a', '{}', 'dead', 9, now()), ('orders.skygge', 'b', '{}', 'waiting', 0, now() - interval '40 minutes')`,
  )
  const sick = await ask()
  expect(sick.code).toBe(1)
  expect(saidOf(sick.output, 'jobs')).toEqual([
    'WRONG jobs mail.hjemly: 1 dead',
    'WRONG jobs orders.skygge: the oldest has been due for 40 minutes',
  ])
  expect(sick.output).toContain('Start a process that serves skygge')
  await pool.query(`delete from jobs`)

  await pool.query(
    `delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
  )
  const behind = await ask()
  expect(saidOf(behind.output, 'migrations')).toEqual(['WRONG migrations 1 are missing'])
  expect(behind.output).toContain('npm run shop -- migrate')
})

it('CLU-07 shop doctor tells a standby from its primary, and how far it is behind', async () => {
  const pair = await startPrimaryAndStandby()
  try {
    const swapped = await ask({ DATABASE_REPLICA_URL: pair.primaryUrl }, pair.standbyUrl)
    expect(swapped.code).toBe(1)
    expect(saidOf(swapped.output, 'database').join()).toContain('leads to a standby')
    expect(saidOf(swapped.output, 'replica').join()).toContain('leads to a primary')
    const right = await ask({ DATABASE_REPLICA_URL: pair.standbyUrl }, pair.primaryUrl)
    expect(saidOf(right.output, 'replica')).toEqual(['fine replica current'])
  } finally {
    await pair.stop()
  }
})
