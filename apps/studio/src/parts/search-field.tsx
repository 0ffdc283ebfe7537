import type { ReactNode } from 'react'
import { FormField } from './form-field.tsx'

interface SearchFieldProps {
  readonly label: string
  readonly help?: string
  readonly maxLength: number
  readonly value: string
  readonly onChange: (typed: string) => void
}

/** Where something is found by what is typed; nothing is sent by itself. */
export function SearchField(field: SearchFieldProps): ReactNode {
  return (
    <search>
      <FormField {...field} type="search" autoComplete="off" />
    </search>
  )
}
