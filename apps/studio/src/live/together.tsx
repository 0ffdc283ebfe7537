import { useState, type ReactNode } from 'react'
import type { useDraft } from '../pages/use-draft.ts'
import { changeWords } from '../sets/change-words.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { PeopleHere } from './people-here.tsx'
import { useLive } from './use-live.ts'

const MAX_PLACES = 2

interface TogetherProps {
  readonly draft: ReturnType<typeof useDraft>
  /** Somebody else shared, published or took back the set. */
  readonly stepTaken: () => void
}

/** Beside everything that is written in a set: who writes with you. What they save is in the form at once. */
export function Together({ draft, stepTaken }: TogetherProps): ReactNode {
  const texts = useTexts()
  const { text } = texts
  const { document, setId, heard } = draft
  const [step, setStep] = useState<string>()
  const live = useLive({ document, set: setId }, (news) => {
    if (news.kind === 'missed') void draft.pull()
    else if (news.kind === 'step') {
      if (!news.isMe) setStep(text('justDid', { name: news.by, what: text(`set_${news.step}`) }))
      stepTaken()
    } else if (news.setId === setId && news.document === document) {
      setStep(undefined)
      void draft.pull(news.isMe ? undefined : news.by)
    }
  })
  const places = heard?.paths.slice(0, MAX_PLACES).map(changeWords(texts, draft.value).place)
  const saved = heard && places && text('justSaved', { name: heard.by, what: places.join(', ') })
  return <PeopleHere live={live} news={step ?? saved ?? ''} />
}
