import { z } from 'zod'

/** The scale of regulation 2019/2015; all of it is in use. */
export const ENERGY_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type EnergyClass = (typeof ENERGY_CLASSES)[number]

/** The supplier's own files, shown with the label. */
export const ENERGY_DOCUMENTS = ['energyLabel', 'energySheet'] as const

/** Who can replace the light source. */
export const REPLACEABLE = ['user', 'professional', 'no'] as const
export const LIGHT_TECHNOLOGIES = ['led', 'oled', 'halogen', 'fluorescent', 'other'] as const

const line = (maxLength: number) => z.string().trim().min(1).max(maxLength)

/**
 * The light source that a product is or contains. `none`: sold without one; `exempt`: the regulation leaves it out, such
 * as a lamp that runs on batteries alone.
 */
export const energyRecord = z.strictObject({
  source: z.enum(['itself', 'contained', 'none', 'exempt']),
  class: z.enum(ENERGY_CLASSES).optional(),
  /** Its number in the European register of products. */
  eprel: z
    .string()
    .regex(/^\d{4,8}$/, 'the digits of an EPREL number')
    .optional(),
  /** Who supplies the light source, and its name there: both stand on the label. */
  supplier: line(160).optional(),
  model: line(80).optional(),
  kwhPer1000h: z.number().int().positive().max(5000).optional(),
  lumen: z.number().int().positive().max(200_000).optional(),
  kelvin: z.number().int().min(1000).max(12_000).optional(),
  watt: z.number().positive().max(5000).optional(),
  /** Colour rendering. */
  cri: z.number().int().min(0).max(100).optional(),
  technology: z.enum(LIGHT_TECHNOLOGIES).optional(),
  isDimmable: z.boolean().optional(),
  replaceable: z.enum(REPLACEABLE).optional(),
})
export type EnergyRecord = z.infer<typeof energyRecord>

export const hasLightSource = ({ source }: EnergyRecord): boolean => source === 'itself' || source === 'contained'
