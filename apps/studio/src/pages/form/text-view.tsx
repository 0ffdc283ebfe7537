import { useId, useRef, useState, type ReactNode } from 'react'
import type { FoundThing } from '@firkant/domain/change-sets/page-calls.ts'
import type { ContentKind } from '@firkant/domain/content/content-kinds.ts'
import { callServer } from '../../platform/call-server.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { type FieldProps, Problems } from './field-props.tsx'
import { FieldHelp, useFieldWords } from './field-words.tsx'

const LONG = ['text', 'html', 'answer', 'description', 'intro', 'mobileText', 'caption']
const UNFOUND = ['html', 'film', 'captions'] as const
type Findable = Exclude<ContentKind, (typeof UNFOUND)[number]>

const isFindable = (holds: ContentKind | undefined): holds is Findable =>
  holds !== undefined && !UNFOUND.some((each) => each === holds)

export const documentLanguage = () =>
  (/^\/studio\/pages\/(?:frame\/)?(da|nb|sv)/.exec(location.pathname)?.[1] ?? 'da') as 'da' | 'nb' | 'sv'

/** Pages, products, categories, anchors, pictures and keys are found by their names; anything else can be typed. */
export function useFound(holds: ContentKind | undefined, of: 'da' | 'nb' | 'sv') {
  const [found, setFound] = useState<readonly FoundThing[]>([])
  const latest = useRef('')
  const look = (said: string) => {
    if (!isFindable(holds)) return
    latest.current = said
    callServer('GET /api/studio/find', { query: { kind: holds, of, said: said.slice(0, 100) } }).then(
      (answer) => latest.current === said && setFound(answer.found),
      () => setFound([]),
    )
  }
  return { found, look }
}

export function FoundList({ found, id }: { readonly found: readonly FoundThing[]; readonly id: string }): ReactNode {
  const { text } = useTexts()
  if (found.length === 0) return null
  return (
    <datalist id={id}>
      {found.map(({ value, name, kind }) => (
        <option key={value} value={value}>
          {kind === 'thing' ? name : `${name} · ${text(`found_${kind}`)}`}
        </option>
      ))}
    </datalist>
  )
}

export function TextView({ field, value, onChange, problems }: FieldProps): ReactNode {
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
    'aria-invalid': problems.length > 0,
    'aria-describedby': `${id}-help ${id}-problem`,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {holds === 'html' || LONG.includes(field.name) ? (
        <textarea {...common} rows={holds === 'html' ? 6 : 3} onChange={({ target }) => change(target.value)} />
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
