import type { ComponentProps, RefObject } from 'react'

export type FieldProps = ComponentProps<'input'>

export interface HeaderSearchProps {
  readonly input: RefObject<HTMLInputElement | null>
  /** Pressed while the code was loading. */
  readonly isPressed: RefObject<boolean>
  /** Props for the header's field once the code is loaded; the element and its value stay. */
  readonly onField: (props: FieldProps) => void
}
