import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { WrittenBlock } from '@firkant/domain/content/blocks/block-tree.ts'
import { useStudio } from '../platform/studio-context.tsx'
import { useTexts } from '../texts/use-texts.tsx'
import { ANYBODY, previewQuery } from './preview/preview-visitor.ts'
import { createShownPage } from './preview/shown-page.ts'
import { usePathIn } from './preview/use-path-in.ts'
import { VisitorFields } from './preview/visitor-fields.tsx'

interface PagePreviewProps {
  readonly language: string
  readonly path: string
  readonly setId: string
  /** Counts what was saved: each is shown. */
  readonly saves: number
  readonly chosen: string | undefined
  readonly choose: (id: string) => void
  /** The page itself, where there is one: its translations and variants can be looked at. */
  readonly page?: { readonly key: string; readonly blocks: readonly WrittenBlock[] } | undefined
}

const WIDTHS = { phone: 390, desk: 1280 } as const
type Width = keyof typeof WIDTHS

function useFrame({
  address,
  saves,
  chosen,
  choose,
}: { address: string } & Pick<PagePreviewProps, 'saves' | 'chosen' | 'choose'>) {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef({ chosen, choose })
  useEffect(() => {
    latest.current = { chosen, choose }
    const block = chosen === undefined ? null : frame.current?.contentDocument?.getElementById(`block-${chosen}`)
    block?.scrollIntoView({ block: 'nearest' })
  }, [chosen, choose])
  const [shownPage] = useState(createShownPage)
  useEffect(() => {
    if (frame.current) shownPage.show(frame.current, { address, saves })
  }, [shownPage, address, saves])
  const onLoad = () => {
    frame.current?.contentDocument?.addEventListener('click', (event) => {
      event.preventDefault()
      // Of another window: `instanceof` would say no.
      const block = (event.target as Element | null)?.closest('[id^="block-"]')
      if (block) latest.current.choose(block.id.slice('block-'.length))
    })
    if (frame.current) shownPage.loaded(frame.current)
  }
  return { frame, onLoad }
}

/** The page as it will be, made by the same server; a press on a block opens its form. */
export function PagePreview({ language, path, setId, saves, chosen, choose, page }: PagePreviewProps): ReactNode {
  const { text } = useTexts()
  const { me } = useStudio()
  const [width, setWidth] = useState<Width>('desk')
  const [visitor, setVisitor] = useState(ANYBODY)
  const shown = visitor.language ?? language
  const pathThere = usePathIn({ language: shown, key: page?.key, own: language, path, setId })
  const prefix = shown === me.brand.language ? '' : `/${shown}`
  const query = previewQuery(visitor, setId)
  const address = `${prefix}${pathThere === '/' && prefix !== '' ? '' : pathThere}?${query}`
  const { frame, onLoad } = useFrame({ address, saves, chosen, choose })
  return (
    <section className="preview" aria-label={text('preview')}>
      <div className="row preview-bar">
        {(Object.keys(WIDTHS) as Width[]).map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            aria-pressed={width === each}
            onClick={() => setWidth(each)}
          >
            {text(each === 'phone' ? 'onPhone' : 'onDesk')}
          </button>
        ))}
        <VisitorFields visitor={visitor} change={setVisitor} language={language} blocks={page?.blocks ?? []} />
      </div>
      <div className="preview-frame" data-width={width}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- its policy runs no script; a sandbox would keep our listener out */}
        <iframe ref={frame} title={text('preview')} onLoad={onLoad} />
      </div>
    </section>
  )
}
