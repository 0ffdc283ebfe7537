import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

const CLOCK_TICK_MS = 10

interface ProcessTimes {
  readonly parent: number
  readonly ownMs: number
  /** Of children that have ended. */
  readonly childrenMs: number
}

function readTimes(pid: number | string): ProcessTimes | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const ms = (at: number) => Number(fields[at]) * CLOCK_TICK_MS
    return { parent: Number(fields[1]), ownMs: ms(11) + ms(12), childrenMs: ms(13) + ms(14) }
  } catch {
    // It ended in the meantime.
    return undefined
  }
}

/** Processor time of a process with its threads so far. */
export function cpuMs(pid: number | undefined): number {
  return readTimes(pid ?? 0)?.ownMs ?? 0
}

/** Of the PostgreSQL server that this connects to, on this machine. */
export async function findPostmaster(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ file: string }>(`select pg_read_file('postmaster.pid') as file`)
  return Number(rows[0]?.file.split('\n')[0])
}

/** The same with its children, those that have ended too: PostgreSQL has one for each connection. */
export function cpuMsOfFamily(pid: number): number {
  const own = readTimes(pid)
  const children = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readTimes(name) ?? []) : []))
  const living = children.filter(({ parent }) => parent === pid).reduce((sum, { ownMs }) => sum + ownMs, 0)
  return living + (own ? own.ownMs + own.childrenMs : 0)
}
