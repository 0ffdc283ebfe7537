import { useId, type ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.tsx'
import { type FieldProps, isWrong, Problems } from './field-props.tsx'
import { FieldHelp, useFieldWords } from './field-words.tsx'

/** As the field for a moment takes it: the minute on the editor’s own clock. */
export function localMinute(value: unknown): string {
  const at = new Date(typeof value === 'string' ? value : '')
  if (Number.isNaN(at.getTime())) return ''
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

/** A moment, or a day; what is written in days from an import stays until another is chosen. */
export function MomentView({ field, value, onChange, problems }: FieldProps): ReactNode {
  const { text } = useTexts()
  const { label } = useFieldWords(field.name)
  const id = useId()
  const isDay = field.kind === 'day'
  const isRelative = typeof value === 'string' && value.startsWith('P')
  const change = (typed: string) => {
    if (typed === '') onChange(field.isNeeded ? '' : undefined)
    else onChange(isDay ? typed : new Date(typed).toISOString())
  }
  return (
    <div className="field" data-kind="moment">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={isDay ? 'date' : 'datetime-local'}
        value={isDay ? String(value ?? '') : localMinute(value)}
        aria-invalid={isWrong(problems)}
        aria-describedby={`${id}-help ${id}-problem`}
        onChange={({ target }) => change(target.value)}
      />
      <FieldHelp id={`${id}-help`} name={field.name}>
        {isRelative && text('momentOfImport', { days: value.replaceAll(/\D/g, '') })}
      </FieldHelp>
      <Problems of={problems} id={`${id}-problem`} />
    </div>
  )
}
