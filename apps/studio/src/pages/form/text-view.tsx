import { useId, useState, type ReactNode } from 'react'
import { callServer } from '../../platform/call-server.ts'
import { fieldHelp, fieldLabel } from '../../texts/field-labels.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { type FieldProps, Problems } from './field-props.tsx'

const LONG = ['text', 'html', 'answer', 'description', 'intro', 'mobileText', 'caption']

/** Pages and pictures are found by name; anything else can be typed. */
function useSuggestions(holds: string | undefined, of: string) {
  const [found, setFound] = useState<readonly { value: string; label: string }[]>([])
  const look = (said: string) => {
    if (holds === 'link')
      void callServer('GET /api/studio/pages', { query: { of: of as 'da', said: said.replace(/^\//, '') } }).then(
        ({ pages }) => setFound(pages.slice(0, 40).map(({ path, title }) => ({ value: path, label: title }))),
        () => setFound([]),
      )
    if (holds === 'image')
      void callServer('GET /api/studio/pictures', { query: { said } }).then(
        ({ files }) => setFound(files.map((file) => ({ value: file, label: file }))),
        () => setFound([]),
      )
  }
  return { found, look }
}

export const documentLanguage = () => /^\/studio\/pages\/(?:frame\/)?(da|nb|sv)/.exec(location.pathname)?.[1] ?? 'da'

export function TextView({ field, value, onChange, problems }: FieldProps): ReactNode {
  const { language } = useTexts()
  const id = useId()
  const holds = field.kind === 'text' ? field.holds : undefined
  const { found, look } = useSuggestions(holds, documentLanguage())
  const text = typeof value === 'string' ? value : ''
  const change = (typed: string) => {
    onChange(typed === '' && !field.isNeeded ? undefined : typed)
    look(typed)
  }
  const help = fieldHelp(language, field.name, holds)
  const common = {
    id,
    value: text,
    'aria-invalid': problems.length > 0,
    'aria-describedby': `${id}-help ${id}-problem`,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{fieldLabel(language, field.name)}</label>
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
      {found.length > 0 && (
        <datalist id={`${id}-found`}>
          {found.map((each) => (
            <option key={each.value} value={each.value}>
              {each.label}
            </option>
          ))}
        </datalist>
      )}
      {help !== undefined && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <Problems of={problems} id={`${id}-problem`} />
    </div>
  )
}
