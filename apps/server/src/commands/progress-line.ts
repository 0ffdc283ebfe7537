/** One updating line in a terminal, one line per step elsewhere. */
export interface ProgressLine {
  readonly step: (text: string) => void
  /** The current activity within the step. */
  readonly phase: (text: string) => void
  /** The total is Infinity if unknown. */
  readonly count: (done: number, total: number) => void
  readonly done: (text: string) => void
}

const COUNT_EVERY_MS = 200

export function createProgressLine(out: NodeJS.WriteStream, now: () => number = () => performance.now()): ProgressLine {
  let current = ''
  let shown = ''
  let startedAt = 0
  let lastCountAt = 0
  const overwrite = (text: string) => {
    if (out.isTTY) out.write(`\r\u001b[2K  ${text}`)
  }
  return {
    step(text) {
      current = text
      shown = text
      startedAt = now()
      overwrite(`${text} …`)
    },
    phase(text) {
      shown = `${current}: ${text}`
      overwrite(`${shown} …`)
    },
    count(done, total) {
      if (now() - lastCountAt < COUNT_EVERY_MS && done < total) return
      lastCountAt = now()
      overwrite(`${shown} … ${done}${Number.isFinite(total) ? ` of ${total}` : ''}`)
    },
    done(text) {
      const seconds = ((now() - startedAt) / 1000).toFixed(1)
      out.write(`${out.isTTY ? '\r\u001b[2K' : ''}  ${current}: ${text} (${seconds} s)\n`)
    },
  }
}
