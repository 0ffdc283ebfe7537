import { createContext, useContext, type ReactNode } from 'react'
import type { ContentKind } from '@firkant/domain/content/content-kinds.ts'
import { fieldLabel } from '../../texts/fields/field-labels.ts'
import { fieldHelp } from '../../texts/help/field-help.ts'
import { useTexts } from '../../texts/use-texts.tsx'

/** Where a form is: `Video.source`. The same name may mean another thing in another block. */
const PlaceContext = createContext('')
export const FormPlace = PlaceContext.Provider
export const useFormPlace = () => useContext(PlaceContext)

export const below = (place: string, name: string) =>
  name === '' ? `${place}[]` : place === '' ? name : `${place}.${name}`

/** What a field is called, and what it is for. */
export function useFieldWords(name: string, holds?: ContentKind): { label: string; help: string | undefined } {
  const { language } = useTexts()
  const place = useFormPlace()
  return { label: fieldLabel(language, name), help: fieldHelp(language, below(place, name), holds) }
}

interface FieldHelpProps {
  readonly id: string
  readonly name: string
  readonly holds?: ContentKind | undefined
  /** What is said of this value. */
  readonly children?: ReactNode
}

export function FieldHelp({ id, name, holds, children }: FieldHelpProps): ReactNode {
  const { help } = useFieldWords(name, holds)
  if (help === undefined && !children) return null
  return (
    <p className="help" id={id}>
      {help} {children}
    </p>
  )
}
