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
  /** Said in words already, and nothing is wrong: the field was changed in another language. */
  readonly isMark?: true
}

export const problemsBelow = (problems: readonly FieldProblem[], name: string): readonly FieldProblem[] =>
  problems.flatMap(({ path: [first, ...path], ...said }) => (first === name ? [{ path, ...said }] : []))

export const isWrong = (problems: readonly FieldProblem[]): boolean => problems.some(({ isMark }) => !isMark)

export function Problems({ of, id }: { readonly of: readonly FieldProblem[]; readonly id: string }): ReactNode {
  const { language } = useTexts()
  if (of.length === 0) return null
  const wrong = of.filter(({ isMark }) => !isMark).map(({ message }) => problemText(language, message))
  return (
    <div id={id}>
      {wrong.length > 0 && <p className="problem">{[...new Set(wrong)].join(' · ')}</p>}
      {of.flatMap(({ isMark, message }) =>
        isMark ? (
          <p className="mark-note" key={message}>
            {message}
          </p>
        ) : (
          []
        ),
      )}
    </div>
  )
}
