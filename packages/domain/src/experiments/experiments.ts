import { spread } from './spread.ts'

interface Experiment {
  /** For visitors outside the experiment: without identity, or without an answer in time. */
  readonly fallback: string
  /** Variant → its share of the visitors, as a weight. */
  readonly variants: Readonly<Record<string, number>>
}

/**
 * Running experiments. To add one: a row here, and `useExperiment('its-name')` in the view. To end one: set the
 * winner's weight to 1 and the others' to 0, until the code of the losers is deleted.
 */
export const EXPERIMENTS = {
  /** The order of the quick search: suggestions first, or products. */
  autocomplete: { fallback: 'default', variants: { default: 1, 'previews-first': 1 } },
  'accessories-recommendations': { fallback: 'show', variants: { show: 1, hide: 1 } },
} as const satisfies Readonly<Record<string, Experiment>>

export type ExperimentName = keyof typeof EXPERIMENTS
export type VariantOf<Name extends ExperimentName> = keyof (typeof EXPERIMENTS)[Name]['variants'] & string
export type Assignments = { readonly [Name in ExperimentName]: VariantOf<Name> }

/** Address parameter that chooses a variant, for testing: `?experiment=autocomplete:default`. */
export const EXPERIMENT_PARAM = 'experiment'

export const EXPERIMENT_NAMES = Object.keys(EXPERIMENTS) as readonly ExperimentName[]

function isVariantOf<Name extends ExperimentName>(name: Name, variant: unknown): variant is VariantOf<Name> {
  return typeof variant === 'string' && Object.hasOwn(EXPERIMENTS[name].variants, variant)
}

/** A visitor always gets the same variant, independently in each experiment. */
function variantFor(name: ExperimentName, visitor: string): string {
  const { fallback, variants }: Experiment = EXPERIMENTS[name]
  const total = Object.values(variants).reduce((sum, weight) => sum + weight, 0)
  let place = spread(`${name}|${visitor}`) * total
  for (const [variant, weight] of Object.entries(variants)) {
    if (place < weight) return variant
    place -= weight
  }
  return fallback
}

/** Unknown variants, such as those of an older server, fall back. */
export function readAssignments(received: unknown): Assignments {
  const variants =
    typeof received === 'object' && received !== null ? (received as Readonly<Record<string, unknown>>) : {}
  return Object.fromEntries(
    EXPERIMENT_NAMES.map((name) => [
      name,
      isVariantOf(name, variants[name]) ? variants[name] : EXPERIMENTS[name].fallback,
    ]),
  ) as unknown as Assignments
}

/** A visitor without identity is not counted, and gets the fallback. */
export function assignExperiments(visitor: string | undefined): Assignments {
  if (visitor === undefined) return readAssignments({})
  return readAssignments(Object.fromEntries(EXPERIMENT_NAMES.map((name) => [name, variantFor(name, visitor)])))
}

/** Variants chosen by the address: `experiment=name:variant`, repeatable. Unknown ones are ignored. */
export function readChosenVariants(params: URLSearchParams): Partial<Assignments> {
  const chosen = params.getAll(EXPERIMENT_PARAM).flatMap((text) => {
    const [named = '', variant] = text.split(':')
    const name = EXPERIMENT_NAMES.find((known) => known === named)
    return name && isVariantOf(name, variant) ? [[name, variant]] : []
  })
  return Object.fromEntries(chosen) as Partial<Assignments>
}
