import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useStudio } from '../platform/studio-context.tsx'
import { useTexts } from '../texts/use-texts.tsx'

interface PagePreviewProps {
  readonly language: string
  readonly path: string
  readonly setId: string
  /** Counts what was saved: each is shown. */
  readonly saves: number
  readonly chosen: string | undefined
  readonly choose: (id: string) => void
}

const WIDTHS = { phone: 390, desk: 1280 } as const
type Width = keyof typeof WIDTHS

const sheetsOf = (page: Document) =>
  [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .map(({ href }) => new URL(href, location.href).pathname)
    .join() + [...page.querySelectorAll('style')].map(({ textContent }) => textContent.length).join()

/** The new page in the old one's place; where it needs other style sheets it is loaded whole. */
function showIn(frame: HTMLIFrameElement, html: string): boolean {
  const shown = frame.contentDocument
  const next = new DOMParser().parseFromString(html, 'text/html')
  if (!shown || sheetsOf(shown) !== sheetsOf(next)) return false
  const top = frame.contentWindow?.scrollY ?? 0
  shown.body.replaceWith(shown.adoptNode(next.body))
  shown.documentElement.className = next.documentElement.className
  frame.contentWindow?.scrollTo(0, top)
  return true
}

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
  useEffect(() => {
    const controller = new AbortController()
    const at = frame.current
    if (at && at.dataset.address === address)
      fetch(address, { signal: controller.signal, headers: { accept: 'text/html' } })
        .then((answer) => answer.text())
        .then((html) => {
          if (showIn(at, html)) at.dataset.shown = String(saves)
          else at.src = address
        })
        .catch(() => undefined)
    else if (at) {
      at.dataset.address = address
      at.src = address
    }
    return () => controller.abort()
  }, [address, saves])
  const onLoad = () => {
    frame.current?.contentDocument?.addEventListener('click', (event) => {
      event.preventDefault()
      // Of another window: `instanceof` would say no.
      const block = (event.target as Element | null)?.closest('[id^="block-"]')
      if (block) latest.current.choose(block.id.slice('block-'.length))
    })
    if (frame.current) frame.current.dataset.shown = String(saves)
  }
  return { frame, onLoad }
}

/** The page as it will be, made by the same server; a press on a block opens its form. */
export function PagePreview({ language, path, setId, saves, chosen, choose }: PagePreviewProps): ReactNode {
  const { text } = useTexts()
  const { me } = useStudio()
  const [width, setWidth] = useState<Width>('desk')
  const [at, setAt] = useState('')
  const [variant, setVariant] = useState('')
  const prefix = language === me.brand.language ? '' : `/${language}`
  const moment = at === '' ? undefined : new Date(at)
  const query = new URLSearchParams({
    preview: 'studio',
    ...(setId !== '' && { set: setId }),
    ...(moment && !Number.isNaN(moment.getTime()) && { at: moment.toISOString() }),
    ...(variant.includes(':') && { experience: variant }),
  })
  const address = `${prefix}${path === '/' && prefix !== '' ? '' : path}?${query}`
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
        <label className="inline-field">
          {text('previewAt')}
          <input type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
        </label>
        <label className="inline-field">
          {text('previewVariant')}
          <input value={variant} placeholder="key:variant" onChange={({ target }) => setVariant(target.value.trim())} />
        </label>
      </div>
      <div className="preview-frame" data-width={width}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- its policy runs no script; a sandbox would keep our listener out */}
        <iframe ref={frame} title={text('preview')} onLoad={onLoad} />
      </div>
    </section>
  )
}
