import { useState, type ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { isFields } from '@firkant/domain/change-sets/document-value.ts'
import { WhenLoaded } from '../parts/when-loaded.tsx'
import { callServer } from '../platform/call-server.ts'
import { useLoaded } from '../platform/use-loaded.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { BeginTranslation } from './beside/begin-translation.tsx'
import { BesideChoice } from './beside/beside-choice.tsx'
import { SourcePane } from './beside/source-pane.tsx'
import { type ContentLanguage, useSource } from './beside/use-source.ts'
import { CheckList } from './checks/check-list.tsx'
import { DraftFrame } from './draft-frame.tsx'
import { type Page, PageForm } from './page-form.tsx'
import { PagePreview } from './page-preview.tsx'
import { titleOf, useDraft } from './use-draft.ts'

interface PageEditorProps {
  readonly language: string
  readonly pageKey: string
  readonly setId: string
}

const asPage = (value: unknown): Page => {
  const fields = isFields(value) ? value : {}
  return { ...fields, blocks: Array.isArray(fields.blocks) ? (fields.blocks as Page['blocks']) : [] }
}

/** Which language the address asks for beside it. */
const askedBeside = (): ContentLanguage | undefined =>
  (['da', 'nb', 'sv'] as const).find((each) => each === new URLSearchParams(location.search).get('beside'))

interface OpenEditorProps extends PageEditorProps {
  readonly first: unknown
  readonly others: readonly { readonly id: string; readonly name: string; readonly owner: string }[]
}

function OpenEditor({ language, pageKey, setId, first, others }: OpenEditorProps): ReactNode {
  const { text } = useTexts()
  const draft = useDraft({ document: `page/${language}/${pageKey}`, setId, first })
  const page = asPage(draft.value)
  const [chosen, setChosen] = useState<string | undefined>(page.blocks[0]?.id)
  const [from, setFrom] = useState(askedBeside)
  const { setId: set, saves, value } = draft
  const { source, notes } = useSource({ document: `page/${language}/${pageKey}`, setId: set, saves, from, value })
  const back = (
    <p className="row">
      <Link href={`/studio/pages?of=${language}`}>{text('pages')}</Link>
      <Link href={`/studio/pages/${language}/${pageKey}/history`}>{text('history')}</Link>
      <BesideChoice own={language} from={from} choose={setFrom} />
    </p>
  )
  return (
    <DraftFrame draft={draft} title={titleOf(page)} back={back} others={others}>
      <CheckList
        document={`page/${language}/${pageKey}`}
        setId={draft.setId}
        saves={draft.saves}
        blocks={page.blocks}
        choose={setChosen}
      />
      <div className="editor">
        <PageForm
          pageKey={pageKey}
          page={page}
          change={draft.change}
          chosen={chosen}
          choose={setChosen}
          problems={[...draft.problems, ...notes]}
        />
        {source ? (
          <SourcePane source={source} chosen={chosen} choose={setChosen} />
        ) : (
          <PagePreview
            language={language}
            path={typeof page.path === 'string' ? page.path : '/'}
            setId={draft.setId}
            saves={draft.saves}
            chosen={chosen}
            choose={setChosen}
            page={{ key: pageKey, blocks: page.blocks }}
          />
        )}
      </div>
    </DraftFrame>
  )
}

/** The live page beside its form. */
export function PageEditor(props: PageEditorProps): ReactNode {
  const { language, pageKey, setId } = props
  const document = `page/${language}/${pageKey}`
  const [opened] = useState(setId)
  const loaded = useLoaded(`document ${document} ${opened}`, () =>
    callServer('GET /api/studio/document', { query: { document, ...(opened !== '' && { set: opened }) } }),
  )
  return (
    <WhenLoaded of={loaded}>
      {({ value, others }) =>
        value === null ? (
          <BeginTranslation language={language} pageKey={pageKey} />
        ) : (
          <OpenEditor {...props} setId={opened} first={value} others={others} />
        )
      }
    </WhenLoaded>
  )
}
