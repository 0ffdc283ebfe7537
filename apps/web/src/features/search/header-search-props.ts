import type { ComponentProps, RefObject } from 'react'

export type FieldProps = ComponentProps<'input'>

export interface HeaderSearchProps {
  readonly input: RefObject<HTMLInputElement | null>
  /** What the field in the header is from now on: it stays the same element, with all that was written in it. */
  readonly onField: (props: FieldProps) => void
}
