import { spread } from '../experiments/spread.ts'
import { CONTROL, type Audience, type ExperienceRule } from './experience-rule.ts'
import { CART_VALUE_STEPS, type StoredTraits, type VisitorTraits } from './visitor-traits.ts'

export function ruleOf({ key, kind, audience, controlWeight, variants }: ExperienceRule): ExperienceRule {
  const named = variants.map((variant) => ({ key: variant.key, weight: variant.weight }))
  return { key, kind, ...(audience && { audience }), controlWeight, variants: named }
}

const stepOf = (value: (typeof CART_VALUE_STEPS)[number]) => CART_VALUE_STEPS.indexOf(value) + 1

type KnownCondition = Exclude<keyof Audience, 'markets' | 'devices'>
type Rules = {
  readonly [Field in KnownCondition]-?: (wanted: NonNullable<Audience[Field]>, traits: StoredTraits) => boolean
}
const RULES: Rules = {
  visitor: (wanted, { isReturning }) => isReturning === (wanted === 'returning'),
  // An employee and a member of the club are customers of their own kind.
  customerGroups: (groups, { group }) => groups.includes(group),
  viewedCategory: (category, { categories }) => categories.includes(category),
  cartValueFrom: (value, { cartStep }) => cartStep >= stepOf(value),
  cartValueBelow: (value, { cartStep }) => cartStep < stepOf(value),
}
const KNOWN_CONDITIONS = Object.keys(RULES) as readonly KnownCondition[]

export function isInAudience(audience: Audience = {}, { market, widthClass, known }: VisitorTraits): boolean {
  if (audience.markets?.includes(market) === false) return false
  if (audience.devices?.includes(widthClass) === false) return false
  return KNOWN_CONDITIONS.every((field) => {
    const wanted = audience[field]
    // TypeScript can't see that each field's rule takes that field's type.
    const rule = RULES[field] as (wanted: unknown, traits: StoredTraits) => boolean
    return wanted === undefined || (known !== undefined && rule(wanted, known))
  })
}

function assign({ key, controlWeight, variants }: ExperienceRule, id: string): string {
  const shares = [{ key: CONTROL, weight: controlWeight }, ...variants]
  const total = shares.reduce((sum, { weight }) => sum + weight, 0)
  let place = spread(`${key}|${id}`) * total
  for (const share of shares) {
    if (place < share.weight) return share.key
    place -= share.weight
  }
  return CONTROL
}

/**
 * What this visitor gets: a variant, or the block itself as `control`. Undefined for whoever takes no part: they see
 * the block itself and are not counted. The same in every process; nothing is stored.
 */
export function chooseVariant(rule: ExperienceRule, traits: VisitorTraits): string | undefined {
  if (!isInAudience(rule.audience, traits)) return undefined
  if (rule.kind === 'personalisation') return rule.variants[0]?.key
  return traits.known && assign(rule, traits.known.id)
}

/** The choices of a page as text: one for each document of it that is cached. */
export function choicesText(rules: readonly ExperienceRule[], traits: VisitorTraits): string {
  return rules.map((rule) => `${rule.key}:${chooseVariant(rule, traits) ?? ''}`).join(',')
}

/** How many documents a page with these may have: outside, and in an experiment the control and each variant. */
export function documentsOf(rules: readonly Pick<ExperienceRule, 'kind' | 'variants'>[]): number {
  return rules.reduce((product, { kind, variants }) => product * (variants.length + (kind === 'experiment' ? 2 : 1)), 1)
}
