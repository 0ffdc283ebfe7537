import { parseArgs } from 'node:util'
import {
  MIN_DAYS,
  MIN_VISITORS,
  type GuardrailWarning,
  type VariantReport,
  type Verdict,
} from '@firkant/domain/experiences/experiment-report.ts'
import { MIN_FAIR_CHANCE } from '@firkant/domain/experiences/sample-ratio.ts'
import { decimalOf } from '@firkant/domain/money/money.ts'
import { listExperiences, loadResults, type ExperienceResults } from '../../features/experiences/experience-results.ts'
import { DONE, withDatabase, type Command, type CommandContext } from '../command.ts'

const percent = (share: number, digits = 1) => `${(share * 100).toFixed(digits)} %`
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

const WARNINGS: Readonly<Record<GuardrailWarning, string>> = {
  slower: 'its pages are clearly slower than those of the control',
  'more-errors': 'its pages break clearly more often than those of the control',
}

function describeVerdict(verdict: Verdict): string {
  switch (verdict.reason) {
    case 'too-early':
      return `Continue: a result needs ${MIN_DAYS} days and ${MIN_VISITORS} visitors of each variant.`
    case 'undecided':
      return 'Continue: none is sure enough to be the best.'
    case 'broken-split':
      return 'Stop: visitors are not split by weight, so something counts or shows them wrongly. The numbers mean nothing.'
    case 'equal':
      return 'Stop: no variant can be much better than the control. Keep the control.'
    case 'guardrail':
      return 'Stop: the best variant harms the pages, see its warnings.'
    case 'better':
      return `Winner: ${verdict.variant}. Write it into the page and end the experiment.`
  }
}

function variantLines(each: VariantReport, isExperiment: boolean): readonly string[] {
  const money = each.revenuePerVisitor.map(({ currency, minor }) => `${decimalOf(minor).toFixed(2)} ${currency}`)
  const lcp = each.lcpP75Ms === undefined ? 'not measured' : `${Math.round(each.lcpP75Ms)} ms of ${each.lcpSamples}`
  const [low, high] = each.interval
  return [
    `  ${each.variant}${isExperiment ? ` (weight ${each.weight})` : ''}`,
    `      ${each.visitors} visitors, ${each.buyers} bought (${percent(each.rate, 2)}), ${each.orders} orders, per visitor ${money.join(' + ') || '0'}`,
    ...(isExperiment
      ? [
          `      rate with 95 % between ${percent(low, 2)} and ${percent(high, 2)}; best with ${percent(each.probabilityBest)}; expected loss ${percent(each.expectedLoss, 3)}`,
        ]
      : []),
    `      LCP p75 ${lcp}; ${each.errorsPerThousandViews.toFixed(1)} errors in 1 000 views`,
    ...each.warnings.map((warning) => `      Warning: ${WARNINGS[warning]}.`),
  ]
}

export function describeResults({ experience, days, variants, sampleRatioChance, verdict }: ExperienceResults): string {
  const { key, rule, startedAt, endedAt } = experience
  const isExperiment = rule.kind === 'experiment'
  const fair = sampleRatioChance < MIN_FAIR_CHANCE ? ' That is no accident.' : ''
  return [
    `${key}: ${rule.kind}, since ${dayOf(startedAt)}${endedAt ? ` until ${dayOf(endedAt)}` : ''} (${days} days)`,
    ...(rule.audience ? [`  audience: ${JSON.stringify(rule.audience)}`] : []),
    ...variants
      .filter(({ variant }) => isExperiment || variant !== 'control')
      .flatMap((each) => variantLines(each, isExperiment)),
    ...(isExperiment
      ? [
          `  Chance would split visitors so, or worse, with ${percent(sampleRatioChance, 2)}.${fair}`,
          `  ${describeVerdict(verdict)}`,
        ]
      : ['  Its audience was not chosen by chance, so there is nothing to compare it with: that takes an experiment.']),
    '',
  ].join('\n')
}

const FORMAT = { format: { type: 'string', default: 'text' } } as const

function print(
  { print: write }: CommandContext,
  format: string,
  { text, data }: { text: string; data: unknown },
): number {
  if (format !== 'text' && format !== 'json') throw new Error(`There is no format "${format}": it is text or json.`)
  write(format === 'json' ? `${JSON.stringify(data, undefined, 2)}\n` : text)
  return DONE
}

export const experimentsCommand: Command = {
  usage: 'experiments [--format json]',
  help: 'lists the experiments and personalisations of the brand’s pages, also those that have ended',
  async run(context) {
    const { values } = parseArgs({ args: context.args, options: FORMAT })
    const found = await withDatabase(context, ({ main }) => listExperiences(main, context.config.brand))
    const lines = found.map(
      ({ key, rule, startedAt, endedAt }) =>
        `  ${key.padEnd(40)} ${rule.kind.padEnd(16)} ${dayOf(startedAt)} ${endedAt ? `– ${dayOf(endedAt)}` : ''}\n`,
    )
    return print(context, values.format, { text: lines.join('') || '  There are none.\n', data: found })
  },
}

export const experimentCommand: Command = {
  usage: 'experiment KEY [--format json]',
  help: 'what came of each variant: visitors, orders, how sure the best one is, whether to go on, and what to be warned of',
  async run(context) {
    const { values, positionals } = parseArgs({ args: context.args, options: FORMAT, allowPositionals: true })
    const [key] = positionals
    if (key === undefined) throw new Error('Give the key of an experience; see them all: npm run shop -- experiments')
    const { brand } = context.config
    const results = await withDatabase(context, ({ main }) => loadResults(main, { brand, key, now: context.now }))
    if (!results) throw new Error(`${brand} has no experience "${key}". See them all: npm run shop -- experiments`)
    return print(context, values.format, { text: describeResults(results), data: results })
  },
}
