import { useState, type ReactNode } from 'react'
import { toCm } from '@firkant/domain/room-plan/room-plan.ts'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import { roomPlanTexts } from '../room-plan.texts.ts'

interface CmFieldProps {
  readonly name: string
  readonly label: string
  readonly mm: number
  readonly limits: { readonly min: number; readonly max: number }
  readonly isWrong?: boolean | undefined
  /** False if that number can't stand here. */
  readonly onEdit: (name: string, value: string) => boolean
}

interface Typed {
  readonly text: string
  /** What the plan had then: once it has something else, that is shown. */
  readonly mm: number
  readonly isWrong: boolean
}

/** Whole centimetres; what is typed is drawn at once. */
export function CmField({ name, label, mm, limits, isWrong = false, onEdit }: CmFieldProps): ReactNode {
  const { text } = useTexts(roomPlanTexts)
  const [typed, setTyped] = useState<Typed>()
  const shown = String(toCm(mm))
  const isTyped = typed !== undefined && (typed.isWrong ? typed.mm === mm : typed.text.trim() === shown)
  const problem = text('wrong', { min: String(toCm(limits.min)), max: String(toCm(limits.max)) })
  return (
    <TextField
      name={name}
      label={label}
      value={isTyped ? typed.text : shown}
      inputMode="numeric"
      maxLength={4}
      autoComplete="off"
      problem={(isTyped ? typed.isWrong : isWrong) ? problem : undefined}
      onChange={(value) => {
        const isDrawn = onEdit(name, value)
        setTyped({ text: value, mm, isWrong: !isDrawn })
      }}
    />
  )
}
