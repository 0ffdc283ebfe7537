import { useId, type ReactNode } from 'react'
import { type FieldProps, isWrong, Problems } from './field-props.tsx'
import { FieldHelp, useFieldWords } from './field-words.tsx'
import { documentLanguage, FoundList, useFound } from './find-things.tsx'
import { RichTextView } from './rich-text/rich-text-view.tsx'

const LONG = ['text', 'description', 'intro', 'about', 'caption', 'reviewOrigin', 'limits']
export function TextView(props: FieldProps): ReactNode {
  const { field } = props
  return field.kind === 'text' && field.holds === 'html' ? <RichTextView {...props} /> : <PlainTextView {...props} />
}

function PlainTextView({ field, value, onChange, problems }: FieldProps): ReactNode {
  const id = useId()
  const holds = field.kind === 'text' ? field.holds : undefined
  const { label } = useFieldWords(field.name, holds)
  const { found, look } = useFound(holds, documentLanguage())
  const text = typeof value === 'string' ? value : ''
  const change = (typed: string) => {
    onChange(typed === '' && !field.isNeeded ? undefined : typed)
    look(typed)
  }
  const common = {
    id,
    value: text,
    'aria-invalid': isWrong(problems),
    'aria-describedby': `${id}-help ${id}-problem`,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {LONG.includes(field.name) ? (
        <textarea {...common} rows={3} onChange={({ target }) => change(target.value)} />
      ) : (
        <input
          {...common}
          list={`${id}-found`}
          onFocus={() => look(text)}
          onChange={({ target }) => change(target.value)}
        />
      )}
      <FoundList found={found} id={`${id}-found`} />
      <FieldHelp id={`${id}-help`} name={field.name} holds={holds} />
      <Problems of={problems} id={`${id}-problem`} />
    </div>
  )
}
