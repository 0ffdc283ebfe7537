import { z } from 'zod'
import { MODEL_FILE, MODEL_VARIANT } from './model-limits.ts'

/** The shape of a product in three dimensions, as a record names it. */
export const modelRecord = z.strictObject({
  file: z.string().regex(MODEL_FILE, 'a GLB file of the folder of models, such as nordlo-3.glb'),
  variant: z.string().regex(MODEL_VARIANT, 'the name of a colour within the file').optional(),
})
