import { useId, type ReactNode } from 'react'
import { optionLabel } from '../../texts/fields/field-labels.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { type FieldProps, isWrong, Problems } from './field-props.tsx'
import { FieldHelp, useFieldWords } from './field-words.tsx'

export function ChoiceView({ field, value, onChange, problems }: FieldProps): ReactNode {
  const { language } = useTexts()
  const { label } = useFieldWords(field.name)
  const id = useId()
  if (field.kind !== 'choice') return null
  const { options, absent, isNeeded, name } = field
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={String(value ?? absent ?? '')}
        aria-describedby={`${id}-help ${id}-problem`}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        {(!isNeeded || value === undefined) && absent === undefined && <option value="">–</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {optionLabel(language, name, option)}
          </option>
        ))}
      </select>
      <FieldHelp id={`${id}-help`} name={name} />
      <Problems of={problems} id={`${id}-problem`} />
    </div>
  )
}

export function SwitchView({ field, value, onChange }: FieldProps): ReactNode {
  const { label } = useFieldWords(field.name)
  const id = useId()
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          checked={value === true}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => onChange(target.checked ? true : undefined)}
        />
        {label}
      </label>
      <FieldHelp id={`${id}-help`} name={field.name} />
    </div>
  )
}

export function NumberView({ field, value, onChange, problems }: FieldProps): ReactNode {
  const { label } = useFieldWords(field.name)
  const id = useId()
  if (field.kind !== 'number') return null
  return (
    <div className="field" data-kind="number">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={field.min}
        max={field.max}
        value={typeof value === 'number' ? value : ''}
        aria-invalid={isWrong(problems)}
        aria-describedby={`${id}-help ${id}-problem`}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      />
      <FieldHelp id={`${id}-help`} name={field.name} />
      <Problems of={problems} id={`${id}-problem`} />
    </div>
  )
}
