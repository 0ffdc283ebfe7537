import { useState, type ReactNode } from 'react'
import { isFields } from '@firkant/domain/change-sets/document-value.ts'
import { bannerForm } from '@firkant/domain/content/banner-form.ts'
import type { StudioMe } from '@firkant/domain/studio/studio-calls.ts'
import { LANGUAGE_NAMES } from '../frame/language-names.ts'
import { DraftFrame } from '../pages/draft-frame.tsx'
import { type FieldProblem, Problems, problemsBelow } from '../pages/form/field-props.tsx'
import { FieldList } from '../pages/form/field-view.tsx'
import { FormPlace } from '../pages/form/field-words.tsx'
import { PagePreview } from '../pages/page-preview.tsx'
import { useDraft } from '../pages/use-draft.ts'
import { WhenLoaded } from '../parts/when-loaded.tsx'
import { goTo } from '../platform/address.ts'
import { callServer } from '../platform/call-server.ts'
import { useStudio } from '../platform/studio-context.tsx'
import { useLoaded } from '../platform/use-loaded.ts'
import { useTexts } from '../texts/use-texts.tsx'

type ContentLanguage = StudioMe['brand']['language']
type Banner = Readonly<Record<string, unknown>>

/** Readable on each other; an editor changes them. */
const NEW_BANNER: Banner = { message: '', backgroundColor: '#1d5b4a', textColor: '#ffffff' }

interface BannerFormProps {
  readonly banner: Banner | undefined
  readonly problems: readonly FieldProblem[]
  readonly onChange: (banner: Banner | undefined) => void
}

function BannerForm({ banner, problems, onChange }: BannerFormProps): ReactNode {
  const { text } = useTexts()
  if (!banner)
    return (
      <p className="row">
        <button type="button" className="button" onClick={() => onChange(NEW_BANNER)}>
          {text('bannerBegin')}
        </button>
      </p>
    )
  return (
    <>
      <Problems of={problems.filter(({ path }) => path.length === 0)} id="banner-problem" />
      <FormPlace value="frame.banner">
        <FieldList fields={bannerForm()} value={banner} problems={problems} onChange={onChange} />
      </FormPlace>
      <p className="row">
        <button type="button" className="button" onClick={() => onChange(undefined)}>
          {text('bannerRemove')}
        </button>
      </p>
    </>
  )
}

interface OpenBannerProps {
  readonly language: ContentLanguage
  readonly setId: string
  readonly first: unknown
}

function OpenBanner({ language, setId, first }: OpenBannerProps): ReactNode {
  const { text } = useTexts()
  const name = `${text('banner')} · ${LANGUAGE_NAMES[language]}`
  const draft = useDraft({ document: `frame/${language}`, setId, first, name })
  const frame = isFields(draft.value) ? draft.value : {}
  const onChange = (banner: Banner | undefined) => {
    const { banner: _before, ...others } = frame
    draft.change(banner ? { ...others, banner } : others)
  }
  return (
    <DraftFrame draft={draft}>
      <div className="editor">
        <section className="page-form" aria-label={text('banner')}>
          <BannerForm
            banner={isFields(frame.banner) ? frame.banner : undefined}
            problems={problemsBelow(draft.problems, 'banner')}
            onChange={onChange}
          />
        </section>
        <PagePreview
          language={language}
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

function BannerOf({ language, setId }: Omit<OpenBannerProps, 'first'>): ReactNode {
  const { text } = useTexts()
  const [opened] = useState(setId)
  const document = `frame/${language}`
  const loaded = useLoaded(`document ${document} ${opened}`, () =>
    callServer('GET /api/studio/document', { query: { document, ...(opened !== '' && { set: opened }) } }),
  )
  return (
    <WhenLoaded of={loaded}>
      {({ value }) =>
        value === null ? (
          <p className="notice">{text('bannerNoFrame')}</p>
        ) : (
          <OpenBanner language={language} setId={opened} first={value} />
        )
      }
    </WhenLoaded>
  )
}

/** The line above the header: its words in each language, from when to when, beside the start page as it will be. */
export function BannerPage({ address: { searchParams } }: { readonly address: URL }): ReactNode {
  const { text } = useTexts()
  const { me } = useStudio()
  const of = me.brand.languages.find((each) => each === searchParams.get('of')) ?? me.brand.language
  return (
    <>
      <h1>{text('banner')}</h1>
      <p className="lead">{text('bannerLead')}</p>
      <label className="inline-field">
        {text('language')}
        <select value={of} onChange={({ target }) => goTo(`/studio/banner?of=${target.value}`)}>
          {me.brand.languages.map((each) => (
            <option key={each} value={each}>
              {LANGUAGE_NAMES[each]}
            </option>
          ))}
        </select>
      </label>
      <BannerOf key={of} language={of} setId={searchParams.get('set') ?? ''} />
    </>
  )
}
