/** How far a step of the tests is: one updating line in a terminal, a line for every twentieth of it elsewhere. */
export interface Progress {
  /** One more is done; `passed` are the tests in it that passed, `failed` the names of those that did not. */
  readonly advance: (done: { readonly passed: number; readonly failed: readonly string[] }) => void
  readonly end: () => void
}

interface ProgressOptions {
  readonly out: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>
  readonly total: number
  /** What is counted, in the plural. */
  readonly unit: string
  readonly now?: () => number
}

const LINES = 20
const MINUTE_S = 60

function formatTime(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return seconds < MINUTE_S ? `${seconds} s` : `${Math.floor(seconds / MINUTE_S)} min ${seconds % MINUTE_S} s`
}

export function createProgress({ out, total, unit, now = () => performance.now() }: ProgressOptions): Progress {
  const startedAt = now()
  let done = 0
  let passed = 0
  let failed = 0
  let saidLines = 0
  const line = () => {
    const percent = `${Math.floor((done / Math.max(total, 1)) * 100)} %`.padStart(5)
    const sad = failed > 0 ? `, ${failed} FAILED` : ''
    return `${percent}  ${done} of ${total} ${unit}, ${passed} tests passed${sad}, ${formatTime(now() - startedAt)}`
  }
  return {
    advance(result) {
      done += 1
      passed += result.passed
      failed += result.failed.length
      for (const name of result.failed) out.write(`${out.isTTY ? '\r\u001b[2K' : ''}  ✗ ${name}\n`)
      if (out.isTTY) out.write(`\r\u001b[2K${line()}`)
      else if (Math.floor((done / total) * LINES) > saidLines) {
        saidLines = Math.floor((done / total) * LINES)
        out.write(`${line()}\n`)
      }
    },
    end() {
      if (out.isTTY) out.write('\n')
    },
  }
}
