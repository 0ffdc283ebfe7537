import { CONTROL } from '@firkant/domain/experiences/experience-rule.ts'
import {
  MAX_FALSE_ALARMS,
  MAX_LOSS_OF_RATE,
  MIN_DAYS,
  MIN_PROBABILITY,
  MIN_VISITORS,
} from '@firkant/domain/experiences/experiment-report.ts'
import type { ExperimentResult, VerdictReason } from '@firkant/domain/studio/experiments/experiment-calls.ts'
import { useTexts, type TextKey } from '../texts/use-texts.tsx'

const REASONS: Readonly<Record<VerdictReason, TextKey>> = {
  'too-early': 'verdictTooEarly',
  undecided: 'verdictUndecided',
  'broken-split': 'verdictBroken',
  equal: 'verdictEqual',
  guardrail: 'verdictGuardrail',
  better: 'verdictWinner',
}

/** What to do now, as a sentence. */
export function useVerdictWords(): (result: ExperimentResult) => string {
  const { text, number } = useTexts()
  return ({ kind, reason, winner = '' }) => {
    if (kind === 'personalisation') return text('verdictPersonal')
    if (winner === CONTROL) return text('verdictControl')
    return text(REASONS[reason], { variant: winner, days: number(MIN_DAYS), visitors: number(MIN_VISITORS) })
  }
}

/** The rule that the server decides by, in its own numbers. */
export function useStoppingRule(): string {
  const { text, number, share } = useTexts()
  return text('stoppingRuleText', {
    days: number(MIN_DAYS),
    visitors: number(MIN_VISITORS),
    probability: share(MIN_PROBABILITY),
    loss: share(MAX_LOSS_OF_RATE),
    evidence: number(1 / MAX_FALSE_ALARMS),
    alarms: number(MAX_FALSE_ALARMS * 100),
  })
}
