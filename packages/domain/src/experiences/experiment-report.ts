import type { Money } from '../money/money.ts'
import { compareRates, type Comparison, type Trials } from './beta-comparison.ts'
import { evidenceOfDifference } from './evidence.ts'
import { CONTROL, type ExperienceRule } from './experience-rule.ts'
import { MIN_FAIR_CHANCE, sampleRatioChance } from './sample-ratio.ts'

/** What was counted of one variant. */
export interface VariantCounts extends Trials {
  readonly variant: string
  /** By currency: markets are not added up. */
  readonly revenue: readonly Money[]
  readonly orders: number
  readonly views: number
  readonly errors: number
  /** Visitors whose largest contentful paint was measured, and what three of four were below. */
  readonly lcpSamples: number
  readonly lcpP75Ms: number | undefined
}

export interface VariantReport extends VariantCounts, Comparison {
  readonly weight: number
  readonly rate: number
  readonly revenuePerVisitor: readonly Money[]
  readonly errorsPerThousandViews: number
  readonly warnings: readonly GuardrailWarning[]
  /** How many times likelier its counts are if it differs from the control than if it does not. */
  readonly evidence: number
}

export type GuardrailWarning = 'slower' | 'more-errors'
/**
 * `broken-split`: visitors are not split as chance would. `too-early`: a week and enough visitors come first. `equal`: no
 * variant can be much better than the control.
 */
export type Verdict =
  | { readonly decision: 'continue'; readonly reason: 'too-early' | 'undecided' }
  | { readonly decision: 'stop'; readonly reason: 'broken-split' | 'equal' | 'guardrail' }
  | { readonly decision: 'winner'; readonly reason: 'better'; readonly variant: string }

export interface ExperimentReport {
  readonly variants: readonly VariantReport[]
  readonly sampleRatioChance: number
  readonly verdict: Verdict
}

/** A week has its weekend; fewer visitors say nothing about rates of a few per cent. */
export const MIN_DAYS = 7
export const MIN_VISITORS = 200
export const MIN_PROBABILITY = 0.95
/** A loss of this share of the control's rate is not worth waiting for. */
export const MAX_LOSS_OF_RATE = 0.01
/** Of experiments whose variants are all equal to the control, at most so many ever name a winner among them. */
export const MAX_FALSE_ALARMS = 0.05
/** A slower page is one that people notice, measured often enough to be no accident. */
const SLOWER_BY = 1.1
const SLOWER_MS = 100
const MIN_LCP_SAMPLES = 50
/** Standard deviations between two counts that chance hardly ever makes. */
const CLEAR_DISTANCE = 3

function warningsOf(variant: VariantCounts, control: VariantCounts | undefined): readonly GuardrailWarning[] {
  if (!control || variant.variant === CONTROL) return []
  const isMeasured = Math.min(variant.lcpSamples, control.lcpSamples) >= MIN_LCP_SAMPLES
  const [own = 0, other = 0] = [variant.lcpP75Ms, control.lcpP75Ms]
  const isSlower = isMeasured && own > other * SLOWER_BY && own - other > SLOWER_MS
  // Counts of rare things: their deviation is the root of the count.
  const ratio = control.views > 0 ? variant.views / control.views : 0
  const expected = control.errors * ratio
  const deviation = Math.sqrt(variant.errors + control.errors * ratio * ratio)
  const hasMore = variant.errors - expected > CLEAR_DISTANCE * Math.max(deviation, 1)
  return [...(isSlower ? ['slower' as const] : []), ...(hasMore ? ['more-errors' as const] : [])]
}

function judge(variants: readonly VariantReport[], chance: number, days: number): Verdict {
  if (chance < MIN_FAIR_CHANCE) return { decision: 'stop', reason: 'broken-split' }
  const running = variants.filter(({ weight }) => weight > 0)
  if (days < MIN_DAYS || running.some(({ visitors }) => visitors < MIN_VISITORS))
    return { decision: 'continue', reason: 'too-early' }
  const control = running.find(({ variant }) => variant === CONTROL)
  const bearable = MAX_LOSS_OF_RATE * Math.max(control?.rate ?? 0, ...running.map(({ rate }) => rate / 2))
  const best = running.toSorted((one, other) => other.probabilityBest - one.probabilityBest)[0]
  if (best && best.probabilityBest >= MIN_PROBABILITY && best.expectedLoss <= bearable) {
    if (best.warnings.length > 0) return { decision: 'stop', reason: 'guardrail' }
    // To keep the control changes nothing; to change the shop takes evidence that looking often does not make.
    const others = running.length - 1
    if (best.variant === CONTROL || best.evidence >= others / MAX_FALSE_ALARMS)
      return { decision: 'winner', reason: 'better', variant: best.variant }
  }
  if (control && control.expectedLoss <= bearable) return { decision: 'stop', reason: 'equal' }
  return { decision: 'continue', reason: 'undecided' }
}

/**
 * What an experiment has shown after so many days. It may be looked at as often as one likes: it ends when choosing the
 * best can cost next to nothing and the evidence for it is more than looking often makes.
 */
export function reportExperiment(
  rule: Pick<ExperienceRule, 'controlWeight' | 'variants'>,
  counts: readonly VariantCounts[],
  days: number,
): ExperimentReport {
  const shares = [{ key: CONTROL, weight: rule.controlWeight }, ...rule.variants]
  const counted = shares.map(({ key, weight }) => {
    const none = { visitors: 0, buyers: 0, revenue: [], orders: 0, views: 0, errors: 0, lcpSamples: 0 }
    return { weight, variant: key, lcpP75Ms: undefined, ...none, ...counts.find(({ variant }) => variant === key) }
  })
  const control = counted.find(({ variant }) => variant === CONTROL)
  const comparisons = compareRates(counted)
  const variants = counted.map((each, index): VariantReport => ({
    ...each,
    ...(comparisons[index] ?? { interval: [0, 1], probabilityBest: 0, expectedLoss: 1 }),
    rate: each.visitors > 0 ? each.buyers / each.visitors : 0,
    revenuePerVisitor: each.revenue.map(({ currency, minor }) => ({
      currency,
      minor: Math.round(minor / each.visitors),
    })),
    errorsPerThousandViews: each.views > 0 ? (each.errors / each.views) * 1000 : 0,
    warnings: warningsOf(each, control),
    evidence: control && each !== control ? evidenceOfDifference(control, each) : 1,
  }))
  const chance = sampleRatioChance(counted)
  return { variants, sampleRatioChance: chance, verdict: judge(variants, chance, days) }
}
