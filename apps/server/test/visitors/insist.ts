import { pauseBetweenTries } from '../until.ts'

const TRY_AGAIN_MS = 50
const PATIENCE_MS = 120_000

/** The shop understood, and said no: asking again is of no use. */
export class RefusedCall extends Error {}

/** No answer, or one that says nothing: asked again, and after long enough thrown. */
export class LostAnswer extends Error {}

/** Asks until somebody answers: who heard nothing does not know whether it was done. */
export async function insist<Answer>(ask: () => Promise<Answer | LostAnswer>, onLost: () => void): Promise<Answer> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const answer = await ask().catch((error: unknown) => {
      if (error instanceof RefusedCall) throw error
      return new LostAnswer('Nobody answered', { cause: error })
    })
    if (!(answer instanceof LostAnswer)) return answer
    onLost()
    if (Date.now() > until) throw answer
    await pauseBetweenTries(TRY_AGAIN_MS)
  }
}
