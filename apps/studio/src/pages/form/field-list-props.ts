import type { FormField } from '@firkant/domain/content/form-fields.ts'
import type { FieldProblem } from './field-props.tsx'

export interface FieldListProps {
  readonly fields: readonly FormField[]
  readonly value: Readonly<Record<string, unknown>>
  readonly onChange: (value: Readonly<Record<string, unknown>>) => void
  readonly problems: readonly FieldProblem[]
}
