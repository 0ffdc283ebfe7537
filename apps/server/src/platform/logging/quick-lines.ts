import type { FastifyBaseLogger } from 'fastify'

export type LineFields = Readonly<Record<string, string | number | boolean>>
export type WriteLine = (fields: LineFields, message: string) => void

interface LineTarget {
  /** What every line begins with after its time. */
  readonly base: LineFields
  readonly isWritten: () => boolean
  readonly write: (lines: string) => void
}

const INFO = 30
const inside = (fields: LineFields) => JSON.stringify(fields).slice(1, -1)

/**
 * Lines as the logger writes them, for what is answered thousands of times a second: its fields are plain and nothing in
 * them is redacted, and the lines of one turn of the event loop are written together.
 */
export function createQuickLines({ base, isWritten, write }: LineTarget): WriteLine {
  const begin = inside(base)
  let waiting = ''
  function flush(): void {
    const lines = waiting
    waiting = ''
    write(lines)
  }
  return (fields, message) => {
    if (!isWritten()) return
    if (waiting === '') setImmediate(flush)
    waiting += `{"level":${INFO},"time":${Date.now()},${begin},${inside(fields)},"msg":${JSON.stringify(message)}}\n`
  }
}

const writers = new WeakMap<object, WriteLine>()

export function setQuickLines(log: object, writeLine: WriteLine): void {
  writers.set(log, writeLine)
}

/** A logger that has none writes its own. */
export const quickLinesOf = (log: Pick<FastifyBaseLogger, 'info'>): WriteLine =>
  writers.get(log) ?? ((fields, message) => log.info(fields, message))
