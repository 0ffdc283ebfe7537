import { useEffect, useState, type ReactNode } from 'react'
import { isFields } from '@firkant/domain/change-sets/document-value.ts'
import { pageAsAnother } from '@firkant/domain/content/patterns/page-patterns.ts'
import { LANGUAGE_NAMES } from '../../frame/language-names.ts'
import { WorkButton } from '../../parts/work-button.tsx'
import { callServer } from '../../platform/call-server.ts'
import { useStudio } from '../../platform/studio-context.tsx'
import { useWork } from '../../platform/use-work.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import type { ContentLanguage } from './use-source.ts'

interface BeginProps {
  readonly language: string
  readonly pageKey: string
}

/** In which languages there is this page already. */
function useLanguagesOf({ language, pageKey }: BeginProps) {
  const { me } = useStudio()
  const [found, setFound] = useState<ReadonlyMap<ContentLanguage, unknown>>(new Map())
  const { languages } = me.brand
  useEffect(() => {
    let isCurrent = true
    const others = languages.filter((each) => each !== language)
    const asked = others.map(async (each) => {
      const { live } = await callServer('GET /api/studio/document', { query: { document: `page/${each}/${pageKey}` } })
      return [each, live] as const
    })
    Promise.all(asked).then(
      (answers) => isCurrent && setFound(new Map(answers.filter(([, live]) => live !== null))),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [languages, language, pageKey])
  return found
}

async function begin({ language, pageKey }: BeginProps, from: ContentLanguage, live: unknown): Promise<void> {
  const page = isFields(live) ? live : {}
  const [title, path] = [String(page.title), String(page.path)]
  const { set } = await callServer('POST /api/studio/sets/create', { body: { name: title.slice(0, 120) } })
  const value = pageAsAnother(live, { key: pageKey, path, title })
  const document = `page/${language}/${pageKey}`
  await callServer('POST /api/studio/sets/save', { body: { id: set.id, document, seen: null, value } })
  // The editor of this address is open already, without the set.
  location.assign(`/studio/pages/${language}/${pageKey}?set=${set.id}&beside=${from}`)
}

/** A page that is there in another language only: it begins as that one, beside it. */
export function BeginTranslation(props: BeginProps): ReactNode {
  const { text } = useTexts()
  const { isWorking, run } = useWork()
  const found = useLanguagesOf(props)
  const { me } = useStudio()
  const own = me.brand.languages.find((each) => each === props.language)
  if (found.size === 0 || !own) return <h1>{text('notFound')}</h1>
  return (
    <>
      <h1>{text('beside_notYet', { language: LANGUAGE_NAMES[own] })}</h1>
      <p className="row">
        {[...found].map(([from, live]) => (
          <WorkButton
            key={from}
            label={text('beside_begin', { language: LANGUAGE_NAMES[from] })}
            isWorking={isWorking}
            onPress={() => void run(() => begin(props, from, live))}
          />
        ))}
      </p>
    </>
  )
}
