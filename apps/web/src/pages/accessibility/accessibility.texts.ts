import type { TextTable } from '../../texts/text-table.ts'
import { accessibilityDa } from './texts/accessibility-da.ts'
import { accessibilityNb } from './texts/accessibility-nb.ts'
import { accessibilitySv } from './texts/accessibility-sv.ts'

export const accessibilityTexts: TextTable<typeof accessibilityDa> = {
  da: accessibilityDa,
  nb: accessibilityNb,
  sv: accessibilitySv,
}
