import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { isContentLink } from '@firkant/domain/content/content-parts.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { documentLanguage, FoundList, useFound } from '../find-things.tsx'

interface LinkFieldProps {
  readonly first: string
  /** Empty: the link is taken away. */
  readonly take: (href: string) => void
  readonly close: () => void
}

/** Where a link in a text leads: found by name, as in every field for a link. */
export function LinkField({ first, take, close }: LinkFieldProps): ReactNode {
  const { text } = useTexts()
  const id = useId()
  const [href, setHref] = useState(first)
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { found, look } = useFound('link', documentLanguage())
  useEffect(() => field.current?.focus(), [])
  const done = () => {
    if (href === '' || isContentLink(href)) take(href)
    else setWrong(true)
  }
  return (
    <div className="rich-link" role="group" aria-label={text('rich_link')}>
      <label htmlFor={id}>{text('rich_linkTo')}</label>
      <input
        ref={field}
        id={id}
        value={href}
        list={`${id}-found`}
        aria-invalid={isWrong}
        aria-describedby={`${id}-problem`}
        onFocus={() => look(href)}
        onChange={({ target }) => {
          setHref(target.value)
          setWrong(false)
          look(target.value)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
          if (event.key !== 'Enter') return
          event.preventDefault()
          done()
        }}
      />
      <FoundList found={found} id={`${id}-found`} />
      <button type="button" className="button" onClick={done}>
        {text('rich_linkTake')}
      </button>
      {first !== '' && (
        <button type="button" className="link" onClick={() => take('')}>
          {text('rich_linkRemove')}
        </button>
      )}
      {isWrong && (
        <p className="problem" id={`${id}-problem`} role="alert">
          {text('rich_linkWrong')}
        </p>
      )}
    </div>
  )
}
