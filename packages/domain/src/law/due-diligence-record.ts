import { z } from 'zod'

/** The years that who sells on what others imported keeps it (regulation 2023/1115, article 5). */
export const DUE_DILIGENCE_YEARS = 5

/** One supply of a product with wood: the reference number of its due-diligence statement. */
export const dueDiligenceRecord = z.strictObject({
  type: z.literal('dueDiligence'),
  productKey: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'lower-case letters, digits and hyphens'),
  reference: z.string().regex(/^[A-Z0-9][A-Z0-9-]{3,39}$/, '4 to 40 capital letters, digits and hyphens'),
  suppliedOn: z.iso.date(),
})

/** Materials of the catalogue that are wood. What is hidden in upholstery is for who runs the shop to record. */
const WOODEN: ReadonlySet<string> = new Set(['wood', 'oak', 'ash', 'beech', 'birch', 'pine', 'walnut'])

export const isWooden = (material: string): boolean => WOODEN.has(material)
