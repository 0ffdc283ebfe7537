import { useState, type ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { isFields } from '@firkant/domain/change-sets/document-value.ts'
import { formFields } from '@firkant/domain/content/form-fields.ts'
import { scriptSettingsSchema } from '@firkant/domain/content/script-settings-schema.ts'
import { frameContentSchema } from '@firkant/domain/content/site-content-schema.ts'
import { WhenLoaded } from '../parts/when-loaded.tsx'
import { callServer } from '../platform/call-server.ts'
import { useStudio } from '../platform/studio-context.tsx'
import { useLoaded } from '../platform/use-loaded.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { DraftFrame } from './draft-frame.tsx'
import { FieldList } from './form/field-view.tsx'
import { FormPlace } from './form/field-words.tsx'
import { PagePreview } from './page-preview.tsx'
import { useDraft } from './use-draft.ts'

const FRAME_FIELDS = formFields(frameContentSchema)
const SWITCH_FIELDS = formFields(scriptSettingsSchema)

interface DocumentEditorProps {
  /** Undefined: the switches, which are the same in every language. */
  readonly language: string | undefined
  readonly setId: string
}

function OpenDocument({ language, setId, first }: DocumentEditorProps & { readonly first: unknown }): ReactNode {
  const { text } = useTexts()
  const { me } = useStudio()
  const title = text(language === undefined ? 'switchesTitle' : 'frameTitle')
  const document = language === undefined ? 'switches' : `frame/${language}`
  const draft = useDraft({ document, setId, first, name: title })
  const value = isFields(draft.value) ? draft.value : {}
  return (
    <DraftFrame
      draft={draft}
      title={title}
      back={<Link href={`/studio/pages?of=${language ?? me.brand.language}`}>{text('pages')}</Link>}
    >
      <div className="editor">
        <section className="page-form" aria-label={text('pageForm')}>
          <FormPlace value={language === undefined ? 'switches' : 'frame'}>
            <FieldList
              fields={language === undefined ? SWITCH_FIELDS : FRAME_FIELDS}
              value={value}
              problems={draft.problems}
              onChange={draft.change}
            />
          </FormPlace>
        </section>
        <PagePreview
          language={language ?? me.brand.language}
          path="/"
          setId={draft.setId}
          saves={draft.saves}
          chosen={undefined}
          choose={() => undefined}
        />
      </div>
    </DraftFrame>
  )
}

/** What frames every page (menus, banner, footer), or the switches of the brand: beside the start page. */
export function DocumentEditor({ language, setId }: DocumentEditorProps): ReactNode {
  const document = language === undefined ? 'switches' : `frame/${language}`
  const [opened] = useState(setId)
  const loaded = useLoaded(`document ${document} ${opened}`, () =>
    callServer('GET /api/studio/document', { query: { document, ...(opened !== '' && { set: opened }) } }),
  )
  return (
    <WhenLoaded of={loaded}>
      {({ value }) => <OpenDocument language={language} setId={opened} first={value} />}
    </WhenLoaded>
  )
}
