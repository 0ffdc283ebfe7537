import { useId, type ComponentType, type ReactNode } from 'react'
import type { FormField } from '@firkant/domain/content/form-fields.ts'
import { WorkButton } from '../../parts/work-button.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { type FieldProps, Problems, problemsBelow } from './field-props.tsx'
import { below, FieldHelp, FormPlace, useFieldWords, useFormPlace } from './field-words.tsx'
import { inShape } from './shapes-view.tsx'
import { usePartDragging } from './use-part-dragging.ts'

function emptyOf(element: FormField): unknown {
  if (element.kind === 'text') return ''
  const first = element.kind === 'shapes' ? element.shapes[0] : undefined
  return first ? inShape(first, undefined) : {}
}

interface PartButtonsProps {
  readonly index: number
  readonly count: number
  readonly move: (to: number) => void
  readonly remove: () => void
}

function PartButtons({ index, count, move, remove }: PartButtonsProps): ReactNode {
  const { text } = useTexts()
  const isFirst = index === 0
  const isLast = index === count - 1
  return (
    <div className="row">
      <WorkButton
        label={text('moveUp')}
        bar={isFirst ? text('isFirst') : undefined}
        onPress={() => move(index - 1)}
        isLink
      />
      <WorkButton
        label={text('moveDown')}
        bar={isLast ? text('isLast') : undefined}
        onPress={() => move(index + 1)}
        isLink
      />
      <button type="button" className="link" onClick={remove}>
        {text('takeAway')}
      </button>
    </div>
  )
}

/** Parts in an order of their own: added, taken away, dragged, moved up and down. */
export function ListView({
  field,
  value,
  onChange,
  problems,
  Part,
}: FieldProps & { readonly Part: ComponentType<FieldProps> }): ReactNode {
  const { text } = useTexts()
  const { label } = useFieldWords(field.name)
  const place = useFormPlace()
  const id = useId()
  const parts: readonly unknown[] = Array.isArray(value) ? value : []
  const change = (next: readonly unknown[]) => onChange(next.length === 0 && !field.isNeeded ? undefined : next)
  const move = (from: number, to: number) => change(parts.toSpliced(from, 1).toSpliced(to, 0, parts[from]))
  const { list, handleOf, markOf } = usePartDragging(move)
  if (field.kind !== 'list') return null
  const { element, name } = field
  if (element.kind === 'json') return null
  return (
    <fieldset className="group" data-kind="list" ref={list} aria-describedby={`${id}-help`}>
      <legend>{label}</legend>
      <FieldHelp id={`${id}-help`} name={name} />
      {parts.map((part, index) => (
        <div
          className="part"
          // oxlint-disable-next-line react/no-array-index-key -- parts have no names of their own
          key={index}
          role="group"
          aria-label={`${label} ${index + 1}`}
          data-drag={markOf(index, parts.length)}
        >
          {parts.length > 1 && (
            <span className="part-handle" aria-hidden="true" {...handleOf(index)}>
              ⠿ {index + 1}
            </span>
          )}
          <FormPlace value={element.kind === 'text' ? place : below(place, name)}>
            <Part
              field={element.kind === 'text' ? { ...element, name } : element}
              value={part}
              problems={problemsBelow(problems, String(index))}
              onChange={(next) => change(parts.with(index, next ?? emptyOf(element)))}
            />
          </FormPlace>
          <PartButtons
            index={index}
            count={parts.length}
            move={(to) => move(index, to)}
            remove={() => change(parts.toSpliced(index, 1))}
          />
        </div>
      ))}
      <button type="button" className="button" onClick={() => change([...parts, emptyOf(element)])}>
        {text('addTo', { name: label })}
      </button>
      <Problems of={problems.filter(({ path }) => path.length === 0)} id={`${id}-problem`} />
    </fieldset>
  )
}
