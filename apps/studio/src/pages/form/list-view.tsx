import type { ComponentType, ReactNode } from 'react'
import { fieldLabel } from '../../texts/field-labels.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { type FieldProps, problemsBelow } from './field-props.tsx'

const emptyOf = (kind: string): unknown => (kind === 'group' ? {} : kind === 'text' ? '' : {})

/** Parts in an order of their own: added, taken away, moved up and down. */
export function ListView({
  field,
  value,
  onChange,
  problems,
  Part,
}: FieldProps & { readonly Part: ComponentType<FieldProps> }): ReactNode {
  const { text, language } = useTexts()
  if (field.kind !== 'list') return null
  const { element, name, isNeeded } = field
  if (element.kind === 'json') return null
  const parts: readonly unknown[] = Array.isArray(value) ? value : []
  const change = (next: readonly unknown[]) => onChange(next.length === 0 && !isNeeded ? undefined : next)
  const label = fieldLabel(language, name)
  return (
    <fieldset className="group" data-kind="list">
      <legend>{label}</legend>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have no names of their own
        <div className="part" key={index}>
          <Part
            field={element.kind === 'text' ? { ...element, name } : element}
            value={part}
            problems={problemsBelow(problems, String(index))}
            onChange={(next) => change(parts.with(index, next ?? emptyOf(element.kind)))}
          />
          <div className="row">
            <button
              type="button"
              className="link"
              aria-disabled={index === 0}
              onClick={() => index > 0 && change(parts.toSpliced(index, 1).toSpliced(index - 1, 0, part))}
            >
              {text('moveUp')}
            </button>
            <button type="button" className="link" onClick={() => change(parts.toSpliced(index, 1))}>
              {text('takeAway')}
            </button>
          </div>
        </div>
      ))}
      <button type="button" className="button" onClick={() => change([...parts, emptyOf(element.kind)])}>
        {text('addTo', { name: label })}
      </button>
    </fieldset>
  )
}
