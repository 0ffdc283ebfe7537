import { useRef, useState, type ReactNode } from 'react'
import type { FoundThing } from '@firkant/domain/change-sets/page-calls.ts'
import type { ContentKind } from '@firkant/domain/content/content-kinds.ts'
import { callServer } from '../../platform/call-server.ts'
import { useTexts } from '../../texts/use-texts.tsx'

const UNFOUND = ['html', 'film', 'captions'] as const
type Findable = Exclude<ContentKind, (typeof UNFOUND)[number]>

const isFindable = (holds: ContentKind | undefined): holds is Findable =>
  holds !== undefined && !UNFOUND.some((each) => each === holds)

const LANGUAGE_OF = /^\/studio\/(?:pages|beside)\/(?:frame\/)?(da|nb|sv)|[?&]of=(da|nb|sv)/

/** In which language what is written here is read. */
export function documentLanguage(): 'da' | 'nb' | 'sv' {
  const [, inPath, asked] = LANGUAGE_OF.exec(location.pathname + location.search) ?? []
  return (inPath ?? asked ?? 'da') as 'da' | 'nb' | 'sv'
}

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
