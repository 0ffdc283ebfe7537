import { z } from 'zod'
import { colour } from './content-parts.ts'

/** Settings of a whole brand: `content/{brand}/settings.json`. Missing ones keep their default. */
export const scriptSettingsSchema = z
  .strictObject({
    blackFridayTheme: z.boolean(),
    enableMyPagesButton: z.boolean(),
    useNewBadges: z.boolean(),
    enableConfettiOnFirstLoad: z.boolean(),
    /** A new id plays the confetti once more for everyone. */
    currentConfettiId: z.string().max(60),
    confettiColors: z.array(colour).max(8),
  })
  .partial()
  .superRefine((settings, { addIssue }) => {
    if (!settings.enableConfettiOnFirstLoad || (settings.currentConfettiId && settings.confettiColors?.length)) return
    const message = 'needs currentConfettiId and at least one of confettiColors'
    addIssue({ code: 'custom', path: ['enableConfettiOnFirstLoad'], message })
  })
export type ScriptSettings = z.infer<typeof scriptSettingsSchema>
