import { readdirSync, readFileSync } from 'node:fs'

/** Processor seconds by kind of process. */
export type ProcessTimes = Readonly<Record<string, number>>

interface Process {
  readonly kind: string
  readonly seconds: number
  /** Of a shop: what its worker threads used of it, which resize pictures and compress. */
  readonly threadSeconds: number
}

const SAMPLE_MS = 1000
/** Linux counts in hundredths of a second, whatever the processor. */
const TICKS_PER_S = 100
const SHOP = 'shops'
const PICTURES = 'picture making and compression (worker threads of shops)'
const REST = 'others, and what ended between two looks'

const KINDS: readonly (readonly [kind: string, command: RegExp])[] = [
  ['browser: renderers', /--type=renderer/],
  ['browser: GPU', /--type=gpu-process/],
  ['browser: network and other services', /--type=(?:utility|zygote)/],
  ['browser: main process', /chrom|headless.shell/i],
  ['PostgreSQL', /^postgres|\/postgres\b|^initdb/],
  [SHOP, /start\/main\.ts/],
  ['test runner', /@playwright|playwright\/|vitest/],
]

export function kindOf(command: string): string {
  return KINDS.find(([, pattern]) => pattern.test(command))?.[0] ?? REST
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It has ended since the folder was listed.
    return ''
  }
}

/** The fields after the name, which may hold anything. */
const statOf = (path: string) =>
  read(path)
    .replace(/^.*\) /s, '')
    .split(' ')
const secondsOf = (stat: readonly string[]) => (Number(stat[11]) + Number(stat[12])) / TICKS_PER_S

function threadSecondsOf(pid: string): number {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .filter((thread) => read(`/proc/${pid}/task/${thread}/comm`).startsWith('libuv-worker'))
      .reduce((sum, thread) => sum + secondsOf(statOf(`/proc/${pid}/task/${thread}/stat`)), 0)
  } catch {
    return 0
  }
}

/** Those below this process, with the processes that ended since. */
function look(seen: Map<string, Process>): void {
  const stats = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [pid, statOf(`/proc/${pid}/stat`)]),
  )
  const isBelow = (pid: string | undefined): boolean =>
    pid === String(process.pid) || (pid !== undefined && pid !== '0' && isBelow(stats.get(pid)?.[1]))
  for (const [pid, stat] of stats) {
    const seconds = secondsOf(stat)
    if (!isBelow(stat[1]) || !Number.isFinite(seconds)) continue
    // Numbers are used again: a process is its number and its start.
    const key = `${pid} ${stat[19]}`
    const kind = kindOf(read(`/proc/${pid}/cmdline`).replaceAll('\0', ' '))
    const threadSeconds = kind === SHOP ? threadSecondsOf(pid) : 0
    seen.set(key, { kind, seconds, threadSeconds })
  }
}

/** What all children that have ended used. */
const endedSeconds = () => {
  const stat = statOf('/proc/self/stat')
  return (Number(stat[13]) + Number(stat[14])) / TICKS_PER_S
}

export function sumByKind(processes: Iterable<Process>, total: number): ProcessTimes {
  const sums = new Map<string, number>()
  const add = (kind: string, seconds: number) => sums.set(kind, (sums.get(kind) ?? 0) + seconds)
  for (const { kind, seconds, threadSeconds } of processes) {
    add(kind, seconds - threadSeconds)
    if (threadSeconds > 0) add(PICTURES, threadSeconds)
  }
  const known = [...sums.values()].reduce((sum, seconds) => sum + seconds, 0)
  add(REST, Math.max(total - known, 0))
  return Object.fromEntries([...sums].toSorted(([, one], [, other]) => other - one))
}

/** Counts from now on; the answer ends it. Only Linux tells: elsewhere there is nothing to show. */
export function watchProcesses(): () => ProcessTimes {
  if (process.platform !== 'linux') return () => ({})
  const seen = new Map<string, Process>()
  const before = endedSeconds()
  const timer = setInterval(() => look(seen), SAMPLE_MS)
  return () => {
    clearInterval(timer)
    return sumByKind(seen.values(), endedSeconds() - before)
  }
}
