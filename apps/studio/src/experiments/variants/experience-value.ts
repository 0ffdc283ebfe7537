import { isFields } from '@firkant/domain/change-sets/document-value.ts'
import type { ShownAudience } from '@firkant/domain/studio/experiments/experiment-calls.ts'

/** As it stands in the page's document; what is not understood is left as it is. */
export interface ExperienceValue {
  readonly key: string
  readonly kind: 'experiment' | 'personalisation'
  readonly audience?: ShownAudience
  readonly controlWeight?: number
  readonly variants: readonly VariantValue[]
}

export interface VariantValue {
  readonly key: string
  readonly weight?: number
  /** Absent: nothing is shown in the block's place. */
  readonly block?: { readonly componentName: string; readonly props: Readonly<Record<string, unknown>> }
}

export interface VariedBlock {
  readonly id: string
  readonly componentName: string
  readonly props: Readonly<Record<string, unknown>>
  readonly experience?: unknown
}

export const MAX_VARIANTS = 4
const MAX_KEY_LENGTH = 40

export function experienceOf({ experience }: Pick<VariedBlock, 'experience'>): ExperienceValue | undefined {
  return isFields(experience) && Array.isArray(experience.variants)
    ? (experience as unknown as ExperienceValue)
    : undefined
}

const nextKey = (variants: readonly VariantValue[]) =>
  ['b', 'c', 'd', 'e'].find((key) => variants.every((each) => each.key !== key)) ?? `v${variants.length + 1}`

/** It begins as the block is, so that what differs is what somebody changed. */
export function newVariant(
  { componentName, props }: Pick<VariedBlock, 'componentName' | 'props'>,
  variants: readonly VariantValue[] = [],
): VariantValue {
  return { key: nextKey(variants), weight: 1, block: { componentName, props } }
}

export function newExperience(pageKey: string, block: VariedBlock): ExperienceValue {
  return {
    key: `${pageKey}-${block.id}`.slice(0, MAX_KEY_LENGTH),
    kind: 'experiment',
    variants: [newVariant(block)],
  }
}

/** The variant's words in the block's own place, and no experiment any more. */
export function withWinner(
  { experience: _ended, ...block }: VariedBlock,
  { block: winner }: VariantValue,
): VariedBlock {
  return winner ? { ...block, componentName: winner.componentName, props: winner.props } : block
}
