import type { ReactNode } from 'react'
import { PERSONALISATION_VERSION, PERSONALISED_FIELD } from '@firkant/domain/newsletter/newsletter-preferences.ts'
import { CheckField } from '@firkant/ui/field/check-field.tsx'

interface PersonalisationFieldProps {
  /** What is agreed to, as the shop stores it. */
  readonly text: string
  readonly isGranted?: boolean
}

/** Never ticked unless the subscriber did it. */
export function PersonalisationField({ text, isGranted = false }: PersonalisationFieldProps): ReactNode {
  return (
    <CheckField name={PERSONALISED_FIELD} value={PERSONALISATION_VERSION} label={text} defaultChecked={isGranted} />
  )
}
