import { useId, type ComponentType, type ReactNode } from 'react'
import { isFields } from '@firkant/domain/change-sets/document-value.ts'
import type { FormShape } from '@firkant/domain/content/form-fields.ts'
import { optionLabel } from '../../texts/fields/field-labels.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import type { FieldListProps } from './field-list-props.ts'
import { type FieldProps, Problems } from './field-props.tsx'
import { below, FieldHelp, FormPlace, useFieldWords, useFormPlace } from './field-words.tsx'

type Fields = Readonly<Record<string, unknown>>

/** The shape that a value has; the first for one that has none yet. */
export function shapeOf(shapes: readonly FormShape[], value: unknown): FormShape | undefined {
  const written = isFields(value) ? value : {}
  const fits = ({ fixed, name }: FormShape) => {
    const entries = Object.entries(fixed)
    return entries.length > 0 ? entries.every(([key, each]) => written[key] === each) : name in written
  }
  return shapes.find(fits) ?? shapes[0]
}

/** What both shapes have is kept, and what only the old one has is gone. */
export function inShape({ fixed, fields, name }: FormShape, value: unknown): Fields {
  const kept = Object.entries(isFields(value) ? value : {}).filter(([key]) => fields.some((each) => each.name === key))
  const isTold = Object.keys(fixed).length > 0 || kept.some(([key]) => key === name)
  const first = fields.find((each) => each.name === name)
  return { ...fixed, ...(!isTold && first && { [name]: first.kind === 'list' ? [] : '' }), ...Object.fromEntries(kept) }
}

interface ShapesViewProps extends FieldProps {
  readonly List: ComponentType<FieldListProps>
}

/** First which of several, then what that one asks for: the source of a film, of a list, what a point shows. */
export function ShapesView({ field, value, onChange, problems, List }: ShapesViewProps): ReactNode {
  const { text, language } = useTexts()
  const { label } = useFieldWords(field.name)
  const place = useFormPlace()
  const id = useId()
  if (field.kind !== 'shapes') return null
  const shape = shapeOf(field.shapes, value)
  if (!shape) return null
  const written = isFields(value) ? value : inShape(shape, undefined)
  return (
    <fieldset className="group" data-kind="shapes">
      {field.name !== '' && <legend>{label}</legend>}
      <div className="field">
        <label htmlFor={id}>{text('whichShape')}</label>
        <select
          id={id}
          value={shape.name}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => {
            const next = field.shapes.find(({ name }) => name === target.value)
            if (next) onChange(inShape(next, value))
          }}
        >
          {field.shapes.map(({ name }) => (
            <option key={name} value={name}>
              {optionLabel(language, field.name, name)}
            </option>
          ))}
        </select>
        {field.name !== '' && <FieldHelp id={`${id}-help`} name={field.name} />}
      </div>
      <FormPlace value={below(place, field.name)}>
        <List
          fields={shape.fields}
          value={written}
          problems={problems}
          onChange={(next) => onChange({ ...shape.fixed, ...next })}
        />
      </FormPlace>
      <Problems of={problems.filter(({ path }) => path.length === 0)} id={`${id}-problem`} />
    </fieldset>
  )
}
