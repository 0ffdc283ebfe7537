import { CONTROL } from '@firkant/domain/experiences/experience-rule.ts'
import type { VariantReport } from '@firkant/domain/experiences/experiment-report.ts'
import type {
  experimentCalls,
  ExperimentResult,
  ListedExperiment,
  VariantResult,
} from '@firkant/domain/studio/experiments/experiment-calls.ts'
import type { CallRoutes } from '../../../platform/http/call-routes.ts'
import { ProblemException } from '../../../platform/http/problem.ts'
import {
  listExperiences,
  loadResults,
  type ExperienceResults,
  type ListedExperience,
} from '../../experiences/experience-results.ts'
import { requireStudio, type StudioContext } from '../studio-at-work.ts'

const LOOKS_PER_MINUTE = 120

function listedOf({ key, rule, startedAt, endedAt }: ListedExperience): ListedExperiment {
  const { kind, audience, controlWeight, variants } = rule
  return {
    key,
    kind,
    ...(audience && {
      audience: {
        ...audience,
        markets: audience.markets && [...audience.markets],
        devices: audience.devices && [...audience.devices],
        customerGroups: audience.customerGroups && [...audience.customerGroups],
      },
    }),
    startedAt: startedAt.toISOString(),
    ...(endedAt && { endedAt: endedAt.toISOString() }),
    variants: [
      ...(kind === 'experiment' ? [{ key: CONTROL, weight: controlWeight }] : []),
      ...variants.map((each) => ({ key: each.key, weight: each.weight })),
    ],
  }
}

function variantOf({
  interval: [low, high],
  revenuePerVisitor,
  warnings,
  lcpP75Ms,
  ...each
}: VariantReport): VariantResult {
  const { variant, weight, visitors, buyers, orders, rate, probabilityBest, evidence, errorsPerThousandViews } = each
  return {
    variant,
    weight,
    visitors,
    buyers,
    orders,
    rate,
    low,
    high,
    probabilityBest,
    // JSON has no infinity, and nobody needs more certainty.
    evidence: Math.min(evidence, 1e9),
    revenuePerVisitor: revenuePerVisitor.map(({ currency, minor }) => ({ currency, minor: visitors > 0 ? minor : 0 })),
    ...(lcpP75Ms !== undefined && { lcpP75Ms }),
    errorsPerThousandViews,
    warnings: [...warnings],
  }
}

function resultOf({ experience, days, variants, verdict, sampleRatioChance }: ExperienceResults): ExperimentResult {
  const listed = listedOf(experience)
  const isShown = ({ variant }: VariantReport) => listed.kind === 'experiment' || variant !== CONTROL
  return {
    ...listed,
    days,
    variants: variants.filter(isShown).map(variantOf),
    decision: verdict.decision,
    reason: verdict.reason,
    ...(verdict.decision === 'winner' && { winner: verdict.variant }),
    splitChance: sampleRatioChance,
  }
}

export function experimentRoutes(context: StudioContext): CallRoutes<typeof experimentCalls> {
  const { database, brand, now } = context
  return {
    'GET /api/studio/experiments': {
      perMinute: LOOKS_PER_MINUTE,
      async answer(request) {
        await requireStudio(request, context, 'seeExperiments')
        const found = await listExperiences(database.main, brand.key)
        const running = (each: ListedExperience) => (each.endedAt ? 1 : 0)
        return { experiments: found.toSorted((a, b) => running(a) - running(b)).map(listedOf) }
      },
    },
    'GET /api/studio/experiments/result': {
      perMinute: LOOKS_PER_MINUTE,
      async answer(request) {
        await requireStudio(request, context, 'seeExperiments')
        const { key } = request.query
        const results = await loadResults(database.main, { brand: brand.key, key, now: now() })
        if (!results) throw new ProblemException('not-found')
        return resultOf(results)
      },
    },
  }
}
