import { z } from 'zod'
import { WIDTH_CLASSES } from '../../device/width-class.ts'
import { CONTROL, type Audience, type ExperienceRule } from '../../experiences/experience-rule.ts'
import { CART_VALUE_STEPS, CUSTOMER_GROUPS } from '../../experiences/visitor-traits.ts'
import { MARKET_KEYS } from '../../market/market.ts'
import { categoryKey } from '../content-parts.ts'

export const MAX_VARIANTS = 4
const MAX_WEIGHT = 100

const key = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'lower-case letters, digits and hyphens, at most 40')
  .refine((text) => text !== CONTROL, '"control" is the block itself')
const weight = z.int().min(0).max(MAX_WEIGHT).default(1)

const audienceContent = z.strictObject({
  markets: z.array(z.enum(MARKET_KEYS)).min(1).optional(),
  devices: z.array(z.enum(WIDTH_CLASSES)).min(1).optional(),
  visitor: z.enum(['new', 'returning']).optional(),
  customerGroups: z.array(z.enum(CUSTOMER_GROUPS)).min(1).optional(),
  viewedCategory: categoryKey.optional(),
  cartValueFrom: z.literal(CART_VALUE_STEPS).optional(),
  cartValueBelow: z.literal(CART_VALUE_STEPS).optional(),
}) satisfies z.ZodType<Audience>

function faultsOf({
  kind,
  audience,
  controlWeight,
  variants,
}: ExperienceRule): { path: PropertyKey[]; message: string }[] {
  const twice = variants.findIndex(({ key: own }, index) => variants.findIndex((other) => other.key === own) < index)
  const total = variants.reduce((sum, variant) => sum + variant.weight, controlWeight)
  const isPersonal = kind === 'personalisation'
  const conditions = Object.values(audience ?? {}).filter((condition) => condition !== undefined)
  return [
    ...(twice >= 0 ? [{ path: ['variants', twice, 'key'], message: 'another variant has this key' }] : []),
    ...(!isPersonal && total === 0
      ? [{ path: ['variants'], message: 'somebody must get one: all weights are 0' }]
      : []),
    ...(isPersonal && variants.length > 1
      ? [{ path: ['variants'], message: 'a personalisation has one variant: everybody of the audience gets it' }]
      : []),
    ...(isPersonal && conditions.length === 0
      ? [{ path: ['audience'], message: 'a personalisation says whom it is for' }]
      : []),
  ]
}

/** Other blocks in the place of one: for an audience, or for a share of it. */
export function experienceContent<VariantBlock extends z.ZodType>(variantBlock: VariantBlock) {
  return z
    .strictObject({
      key,
      kind: z.enum(['experiment', 'personalisation']),
      audience: audienceContent.optional(),
      controlWeight: weight,
      variants: z
        .array(
          z.strictObject({
            key,
            weight,
            /** Takes the id, the conditions and the slot of the block that it replaces. Without it nothing is shown. */
            block: variantBlock.optional(),
          }),
        )
        .min(1)
        .max(MAX_VARIANTS),
    })
    .superRefine((experience, context) => {
      for (const fault of faultsOf(experience)) context.addIssue({ code: 'custom', ...fault })
    })
}
