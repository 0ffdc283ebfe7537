import { useEffect, useMemo, useState } from 'react'
import type { ShownSourceChange } from '@firkant/domain/change-sets/page-calls.ts'
import { LANGUAGE_NAMES } from '../../frame/language-names.ts'
import { callServer } from '../../platform/call-server.ts'
import { valueText } from '../../sets/change-texts.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import type { FieldProblem } from '../form/field-props.tsx'
import { marksIn } from './source-marks.ts'
import type { Source } from './source-pane.tsx'

export type ContentLanguage = Source['language']

interface Asked {
  readonly document: string
  readonly setId: string
  readonly saves: number
  readonly from: ContentLanguage | undefined
  readonly value: unknown
}

interface Answered {
  readonly from: ContentLanguage
  readonly source: unknown
  readonly live: unknown
  readonly changes: readonly ShownSourceChange[]
  readonly translatedAt?: string | undefined
}

/** The other language and its marks at the fields of this one. */
export function useSource({ document, setId, saves, from, value }: Asked): {
  readonly source: Source | undefined
  readonly notes: readonly FieldProblem[]
} {
  const { text } = useTexts()
  const [answered, setAnswered] = useState<Answered>()
  useEffect(() => {
    if (from === undefined) return undefined
    let isCurrent = true
    const query = { document, from, ...(setId !== '' && { set: setId }) }
    callServer('GET /api/studio/translation', { query }).then(
      (answer) => isCurrent && setAnswered({ from, ...answer }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [document, setId, from, saves])
  return useMemo(() => {
    if (from === undefined || answered?.from !== from) return { source: undefined, notes: [] }
    const marks = marksIn(answered.changes, { value, live: answered.live })
    const source = { language: from, value: answered.source, marks, translatedAt: answered.translatedAt }
    const notes = marks.flatMap(({ at, before, after }): FieldProblem[] => {
      if (at === undefined) return []
      const said = { language: LANGUAGE_NAMES[from], before: valueText(before), after: valueText(after) }
      return [{ path: at, message: text('beside_changed', said), isMark: true }]
    })
    return { source, notes }
  }, [answered, from, value, text])
}
