import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/use-texts.tsx'
import { type FieldProps, isWrong as hasProblem, Problems } from '../field-props.tsx'
import { FieldHelp, useFieldWords } from '../field-words.tsx'
import { RichTextBar } from './rich-text-bar.tsx'
import { BEFORE_FIRST_STATE, createRichText, type RichTextEditor } from './rich-text-editor.ts'
import { isCarried } from './rich-text-html.ts'

interface WrittenProps {
  readonly id: string
  readonly label: string
  readonly html: string
  readonly isWrong: boolean
  readonly onChange: (html: string) => void
}

const attributesOf = ({ id, isWrong }: Pick<WrittenProps, 'id' | 'isWrong'>) => ({
  id,
  class: 'rich-text',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': `${id}-label`,
  'aria-describedby': `${id}-help ${id}-problem`,
  'aria-invalid': String(isWrong),
})

function WrittenText({ id, label, html, isWrong, onChange }: WrittenProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<RichTextEditor>(undefined)
  const latest = useRef({ onChange, html, isWrong })
  const [state, setState] = useState(BEFORE_FIRST_STATE)
  useEffect(() => {
    latest.current = { onChange, html, isWrong }
  })
  useEffect(() => {
    if (!place.current) return undefined
    const made = createRichText({
      place: place.current,
      html: latest.current.html,
      attributes: attributesOf({ id, isWrong: latest.current.isWrong }),
      onChange: (next) => latest.current.onChange(next),
      onState: setState,
    })
    editor.current = made
    return () => made.stop()
  }, [id])
  useEffect(() => editor.current?.show(html), [html])
  useEffect(() => editor.current?.setAttributes(attributesOf({ id, isWrong })), [id, isWrong])
  return (
    <div className="rich">
      <RichTextBar label={label} state={state} run={(command) => editor.current?.run(command)} />
      <div ref={place} />
    </div>
  )
}

/** A long text as it will read; what the editor could not give back unchanged is shown as it stands in the file. */
export function RichTextView({ field, value, onChange, problems }: FieldProps): ReactNode {
  const { text } = useTexts()
  const id = useId()
  const { label } = useFieldWords(field.name, 'html')
  const html = typeof value === 'string' ? value : ''
  const [asHtml, setAsHtml] = useState(() => !isCarried(html))
  const change = (next: string) => onChange(next === '' && !field.isNeeded ? undefined : next)
  const mayBeRead = !asHtml || isCarried(html)
  return (
    <div className="field" data-kind="rich">
      <div className="rich-head">
        <label id={`${id}-label`} htmlFor={asHtml ? id : undefined}>
          {label}
        </label>
        {mayBeRead && (
          <button type="button" className="link" onClick={() => setAsHtml(!asHtml)}>
            {text(asHtml ? 'rich_asText' : 'rich_asHtml')}
          </button>
        )}
      </div>
      {asHtml ? (
        <textarea
          id={id}
          rows={8}
          spellCheck={false}
          value={html}
          aria-invalid={hasProblem(problems)}
          aria-describedby={`${id}-help ${id}-problem`}
          onChange={({ target }) => change(target.value)}
        />
      ) : (
        <WrittenText id={id} label={label} html={html} isWrong={hasProblem(problems)} onChange={change} />
      )}
      <FieldHelp id={`${id}-help`} name={field.name} holds="html">
        {!mayBeRead && text('rich_notCarried')}
      </FieldHelp>
      <Problems of={problems} id={`${id}-problem`} />
    </div>
  )
}
