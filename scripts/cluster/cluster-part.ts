import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { User } from './cluster-programs.ts'

const READY_MS = 90_000
const LOOK_MS = 100
const END_MS = 20_000
const RESTART_MS = 1000
/** Ends before it was ready: then it is no accident. */
const MAX_ENDS = 5

export interface PartOptions {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly logFile: string
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly runAs?: User | undefined
  /** Throws, or is false, until it may be used. */
  readonly isReady: () => Promise<boolean>
  /** Processes that belong to it and are no children of it. */
  readonly more?: () => readonly number[]
  /** An end that nobody asked for. */
  readonly onEnd?: (name: string) => void
  /** Its process was just started. */
  readonly onLaunch?: ((name: string, pid: number) => void) | undefined
}

/** One program of the cluster. As a service manager would, it starts a program again that ended by itself. */
export interface Part {
  readonly name: string
  readonly start: () => Promise<void>
  readonly whenReady: () => Promise<void>
  /** kill -9 of it and all its processes; it stays away until it is started. */
  readonly kill: () => Promise<void>
  /** It answers nobody and ends no connection: to the others, a machine whose cable was pulled. */
  readonly pause: () => void
  readonly resume: () => void
  readonly stop: () => Promise<void>
  readonly pid: () => number | undefined
}

const statOf = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}

/** These and all their children, and theirs. */
export function withChildren(pids: readonly number[]): readonly number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(statOf(Number(name))[1])]),
  )
  const found = new Set(pids)
  for (let size = 0; size !== found.size;) {
    size = found.size
    for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid)
  }
  return [...found]
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal)
    } catch {
      // It ended meanwhile.
    }
}

async function waitFor(isTrue: () => Promise<boolean>, limitMs: number): Promise<boolean> {
  const until = Date.now() + limitMs
  while (Date.now() < until) {
    if (await isTrue().catch(() => false)) return true
    await pause(LOOK_MS)
  }
  return false
}

function launch({ name, command, args, logFile, env, runAs, onLaunch }: PartOptions): ChildProcess {
  const log = openSync(logFile, 'a')
  const child = spawn(command, args, {
    cwd: '/',
    // Ctrl-C reaches the one who started it all, who ends the parts in order.
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...env },
    ...runAs,
  })
  closeSync(log)
  if (child.pid !== undefined) onLaunch?.(name, child.pid)
  return child
}

/** What it said before it ended: its file may be removed soon. */
function lastLine(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').at(-1) ?? ''
}

export function createPart(options: PartOptions): Part {
  const { name, isReady, more = () => [], onEnd } = options
  let child: ChildProcess | undefined
  let ended = Promise.resolve()
  let isWanted = false
  let ends = 0

  function begin(): void {
    const mine = launch(options)
    child = mine
    const { promise, resolve } = Promise.withResolvers<void>()
    ended = promise
    mine.once('error', () => resolve())
    mine.once('exit', () => {
      resolve()
      if (!isWanted || child !== mine) return
      onEnd?.(name)
      ends += 1
      setTimeout(() => isWanted && child === mine && begin(), RESTART_MS)
    })
  }
  const all = () => withChildren([...(child?.pid === undefined ? [] : [child.pid]), ...more()])

  async function whenReady(): Promise<void> {
    ends = 0
    const isOver = async () => ends >= MAX_ENDS || isReady()
    if (!(await waitFor(isOver, READY_MS)) || ends >= MAX_ENDS)
      throw new Error(`${name} was not ready within ${READY_MS / 1000} s: ${lastLine(options.logFile)}`)
  }
  return {
    name,
    whenReady,
    async start() {
      isWanted = true
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) begin()
      await whenReady()
    },
    async kill() {
      isWanted = false
      signalAll(all(), 'SIGKILL')
      await ended
    },
    pause: () => signalAll(all(), 'SIGSTOP'),
    resume: () => signalAll(all(), 'SIGCONT'),
    async stop() {
      isWanted = false
      if (child === undefined) return
      const group = all()
      signalAll(group, 'SIGCONT')
      child.kill('SIGTERM')
      const isOver = await Promise.race([ended.then(() => true), pause(END_MS, false, { ref: false })])
      // Patroni ends its PostgreSQL itself; what is left is ended here.
      signalAll(isOver ? more() : group, 'SIGKILL')
    },
    pid: () => child?.pid,
  }
}
