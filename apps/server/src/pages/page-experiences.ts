import type { ExperienceChooser, ShownExperience } from '@firkant/domain/content/blocks/shown-blocks.ts'
import { chooseVariant, ruleOf } from '@firkant/domain/experiences/choose-variant.ts'
import { CONTROL, type ExperienceRule } from '@firkant/domain/experiences/experience-rule.ts'
import type { VisitorTraits } from '@firkant/domain/experiences/visitor-traits.ts'

/** Experience → variant, as an editor wants to see it. */
export type WantedVariants = Readonly<Record<string, string>>

/** Chooses the variants of one page, and knows afterwards which there are. */
export interface PageExperiences extends ExperienceChooser {
  /** Every experience of the page, whoever takes part. */
  readonly rules: () => readonly ExperienceRule[]
  readonly taken: () => readonly ShownExperience[]
}

function isVariantOf({ variants }: ExperienceRule, key: string | undefined): key is string {
  return key === CONTROL || variants.some((variant) => variant.key === key)
}

export function createPageExperiences(traits: VisitorTraits, wanted: WantedVariants = {}): PageExperiences {
  const rules: ExperienceRule[] = []
  const taken: ShownExperience[] = []
  return {
    choose(experience) {
      const rule = ruleOf(experience)
      rules.push(rule)
      const chosen = Object.hasOwn(wanted, rule.key) ? wanted[rule.key] : undefined
      return isVariantOf(rule, chosen) ? chosen : chooseVariant(rule, traits)
    },
    shown: (experience) => void taken.push(experience),
    rules: () => rules,
    taken: () => taken,
  }
}
