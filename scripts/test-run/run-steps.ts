import { spawn } from 'node:child_process'
import { watchProcesses, type ProcessTimes } from './process-times.ts'

export interface Step {
  readonly name: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

export interface StepTimes {
  readonly name: string
  readonly seconds: number
  readonly processes: ProcessTimes
}

export interface StepsRun {
  /** Names of those that ran and failed. */
  readonly failed: readonly string[]
  /** Somebody ended it: what came after is not known. */
  readonly isCutOff: boolean
  readonly times: readonly StepTimes[]
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** One after the other, each with its time; a signal ends the one that runs and leaves out the rest. */
export async function runSteps(steps: readonly Step[], cwd: string): Promise<StepsRun> {
  const failed: string[] = []
  const times: StepTimes[] = []
  let isCutOff = false
  let stop: (signal: NodeJS.Signals) => void = () => undefined
  const cutOff = (signal: NodeJS.Signals) => {
    isCutOff = true
    stop(signal)
  }
  // To the very end: whoever presses twice still reads what came of it.
  for (const signal of SIGNALS) process.on(signal, cutOff)

  function run({ command: [program = '', ...args], env }: Step): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const child = spawn(program, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
    stop = (signal) => child.kill(signal)
    child.on('exit', (code) => resolve(code === 0))
    child.on('error', () => resolve(false))
    return promise
  }

  for (const step of steps) {
    if (isCutOff) break
    const startedAt = performance.now()
    process.stdout.write(`\n── ${step.name}\n`)
    const endWatch = watchProcesses()
    const isOk = await run(step)
    if (!isOk) failed.push(step.name)
    const seconds = (performance.now() - startedAt) / 1000
    times.push({ name: step.name, seconds, processes: endWatch() })
    process.stdout.write(`── ${step.name}: ${isOk ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)\n`)
  }
  return { failed, isCutOff, times }
}
