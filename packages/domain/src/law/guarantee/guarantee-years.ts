import { z } from 'zod'
import { MIN_LABEL_YEARS } from './durability-label.ts'

export const guaranteeYears = z
  .number()
  .int()
  .max(99)
  .refine((years) => years >= MIN_LABEL_YEARS, 'is not more than the two years that the law gives anyway')
