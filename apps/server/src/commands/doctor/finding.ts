/** `weak` works, but not for long or not well; `wrong` costs orders or keeps the shop from starting. */
export type FindingState = 'fine' | 'weak' | 'wrong'

export interface Finding {
  /** What was looked at, in a word or two. */
  readonly part: string
  readonly state: FindingState
  readonly said: string
  /** What to do next. */
  readonly remedy?: string
}

/** One thing to look at. What it throws is a finding too: the other checks go on. */
export interface Check {
  readonly part: string
  /** Said where the check itself fails. */
  readonly remedy: string
  readonly look: () => Promise<readonly Finding[]>
}

const LONGEST_LOOK_MS = 15_000

async function withinTime(look: Check['look']): Promise<readonly Finding[]> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('no answer')), LONGEST_LOOK_MS)
  try {
    return await Promise.race([look(), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

export async function runCheck({ part, remedy, look }: Check): Promise<readonly Finding[]> {
  try {
    return await withinTime(look)
  } catch (error) {
    return [
      { part, state: 'wrong', said: error instanceof Error ? error.message || error.name : String(error), remedy },
    ]
  }
}
