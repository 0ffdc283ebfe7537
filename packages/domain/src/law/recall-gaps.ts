import type { LawGap } from './duty.ts'
import type { LawFacts } from './law-facts.ts'

/** Regulation 2023/988, article 37: the buyer chooses between at least two remedies. */
export function recallGaps({ recalls }: LawFacts): readonly LawGap[] {
  return recalls
    .filter(({ remedies }) => remedies.length < 2)
    .map(({ key, brands }) => ({ of: 'recall', key, brands, field: 'remedies' }))
}
