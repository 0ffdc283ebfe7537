import { useId, type ReactNode } from 'react'
import { isFields } from '@firkant/domain/change-sets/document-value.ts'
import type { FormField as Described } from '@firkant/domain/content/form-fields.ts'
import { fieldLabel } from '../../texts/field-labels.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { type FieldProblem, type FieldProps, Problems, problemsBelow } from './field-props.tsx'
import { ListView } from './list-view.tsx'
import { PictureView } from './picture-view.tsx'
import { TextView } from './text-view.tsx'

function ChoiceView({ field, value, onChange }: FieldProps): ReactNode {
  const { language } = useTexts()
  const id = useId()
  if (field.kind !== 'choice') return null
  const { options, absent, isNeeded, name } = field
  return (
    <div className="field">
      <label htmlFor={id}>{fieldLabel(language, name)}</label>
      <select
        id={id}
        value={String(value ?? absent ?? '')}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        {!isNeeded && absent === undefined && <option value="">–</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {fieldLabel(language, option)}
          </option>
        ))}
      </select>
    </div>
  )
}

function SwitchView({ field, value, onChange }: FieldProps): ReactNode {
  const { language } = useTexts()
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked ? true : undefined)}
      />
      {fieldLabel(language, field.name)}
    </label>
  )
}

function NumberView({ field, value, onChange, problems }: FieldProps): ReactNode {
  const { language } = useTexts()
  const id = useId()
  if (field.kind !== 'number') return null
  return (
    <div className="field" data-kind="number">
      <label htmlFor={id}>{fieldLabel(language, field.name)}</label>
      <input
        id={id}
        type="number"
        min={field.min}
        max={field.max}
        value={typeof value === 'number' ? value : ''}
        aria-invalid={problems.length > 0}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      />
      <Problems of={problems} id={`${id}-problem`} />
    </div>
  )
}

function GroupView({ field, value, onChange, problems }: FieldProps): ReactNode {
  const { language } = useTexts()
  if (field.kind !== 'group') return null
  const fields = isFields(value) ? value : {}
  return (
    <fieldset className="group">
      {field.name !== '' && <legend>{fieldLabel(language, field.name)}</legend>}
      <FieldList
        fields={field.fields}
        value={fields}
        problems={problems}
        onChange={(next) => onChange(Object.keys(next).length === 0 && !field.isNeeded ? undefined : next)}
      />
    </fieldset>
  )
}

interface FieldListProps {
  readonly fields: readonly Described[]
  readonly value: Readonly<Record<string, unknown>>
  readonly onChange: (value: Readonly<Record<string, unknown>>) => void
  readonly problems: readonly FieldProblem[]
}

export function FieldList({ fields, value, onChange, problems }: FieldListProps): ReactNode {
  return fields.map((field) => (
    <FieldView
      key={field.name}
      field={field}
      value={value[field.name]}
      problems={problemsBelow(problems, field.name)}
      onChange={(next) => {
        const { [field.name]: _gone, ...others } = value
        onChange(next === undefined ? others : { ...value, [field.name]: next })
      }}
    />
  ))
}

/** One field, made from the block's own schema. */
export function FieldView(props: FieldProps): ReactNode {
  switch (props.field.kind) {
    case 'text':
      return <TextView {...props} />
    case 'choice':
      return <ChoiceView {...props} />
    case 'switch':
      return <SwitchView {...props} />
    case 'number':
      return <NumberView {...props} />
    case 'picture':
      return <PictureView {...props} />
    case 'group':
      return <GroupView {...props} />
    case 'list':
      return <ListView {...props} Part={FieldView} />
    default:
      return null
  }
}
