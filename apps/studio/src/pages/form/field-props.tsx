import type { ReactNode } from 'react'
import type { FormField as Described } from '@firkant/domain/content/form-fields.ts'
import { problemText } from '../../texts/problems/problem-text.ts'
import { useTexts } from '../../texts/use-texts.tsx'

export interface FieldProps {
  readonly field: Described
  readonly value: unknown
  /** Undefined: the field is left out. */
  readonly onChange: (value: unknown) => void
  /** What is wrong, by the path below this field. */
  readonly problems: readonly FieldProblem[]
}

export interface FieldProblem {
  readonly path: readonly string[]
  readonly message: string
}

export const problemsBelow = (problems: readonly FieldProblem[], name: string) =>
  problems.flatMap(({ path: [first, ...path], message }) => (first === name ? [{ path, message }] : []))

export function Problems({ of, id }: { readonly of: readonly FieldProblem[]; readonly id: string }): ReactNode {
  const { language } = useTexts()
  if (of.length === 0) return null
  return (
    <p className="problem" id={id}>
      {[...new Set(of.map(({ message }) => problemText(language, message)))].join(' · ')}
    </p>
  )
}
