import { useId, type ReactNode } from 'react'
import { isFields } from '@firkant/domain/change-sets/document-value.ts'
import type { FormField as Described } from '@firkant/domain/content/form-fields.ts'
import type { FieldListProps } from './field-list-props.ts'
import { type FieldProps, Problems, problemsBelow } from './field-props.tsx'
import { below, FieldHelp, FormPlace, useFieldWords, useFormPlace } from './field-words.tsx'
import { ListView } from './list-view.tsx'
import { MomentView } from './moment-view.tsx'
import { PictureView } from './picture-view.tsx'
import { ChoiceView, NumberView, SwitchView } from './plain-views.tsx'
import { PicturesOf, PlaceOnPicture, PointView } from './point-view.tsx'
import { ShapesView } from './shapes-view.tsx'
import { TextView } from './text-view.tsx'

function GroupView({ field, value, onChange, problems }: FieldProps): ReactNode {
  const { label } = useFieldWords(field.name)
  const place = useFormPlace()
  const id = useId()
  if (field.kind !== 'group') return null
  const fields = isFields(value) ? value : {}
  return (
    <fieldset className="group" aria-describedby={`${id}-help`}>
      {field.name !== '' && <legend>{label}</legend>}
      {field.name !== '' && <FieldHelp id={`${id}-help`} name={field.name} />}
      <FormPlace value={below(place, field.name)}>
        <FieldList
          fields={field.fields}
          value={fields}
          problems={problems}
          onChange={(next) => onChange(Object.keys(next).length === 0 && !field.isNeeded ? undefined : next)}
        />
      </FormPlace>
      <Problems of={problems.filter(({ path }) => path.length === 0)} id={`${id}-problem`} />
    </fieldset>
  )
}

/** A place on a picture is one picker, not two numbers. */
const isPlace = (fields: readonly Described[]) =>
  ['x', 'y'].every((name) => fields.some((field) => field.name === name && field.kind === 'number'))

export function FieldList({ fields, value, onChange, problems }: FieldListProps): ReactNode {
  const hasPlace = isPlace(fields)
  return (
    <PicturesOf value={value}>
      {hasPlace && <PlaceOnPicture value={value} onChange={(point) => onChange({ ...value, ...point })} />}
      {fields
        .filter(({ name }) => !hasPlace || (name !== 'x' && name !== 'y'))
        .map((field) => (
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
        ))}
    </PicturesOf>
  )
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
    case 'moment':
    case 'day':
      return <MomentView {...props} />
    case 'point':
      return <PointView {...props} />
    case 'picture':
      return <PictureView {...props} />
    case 'group':
      return <GroupView {...props} />
    case 'shapes':
      return <ShapesView {...props} List={FieldList} />
    case 'list':
      return <ListView {...props} Part={FieldView} />
    default:
      return null
  }
}
