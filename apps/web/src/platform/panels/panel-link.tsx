import { useState, useSyncExternalStore, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { progress } from '../navigation/progress.ts'
import { useShop } from '../shop-context.ts'
import { usePanelLoader, type PanelLoader } from './panel-code.ts'
import { sitePanels, type SitePanel } from './site-panels.ts'

interface PanelLinkProps {
  readonly panel: SitePanel
  /** Page with the same content: target without scripts, in a new tab, and when the chunk can't be loaded. */
  readonly href: string
  readonly detail?: unknown
  readonly children: ReactNode
  readonly className?: string | undefined
  /** Name for the brand's style sheet. */
  readonly part: string
  readonly tool?: string | undefined
  readonly label?: string | undefined
}

/** A link to a page that can also be shown in a panel. The panel's chunk loads on hover or focus. */
export function PanelLink({ panel, href, detail, children, className, part, tool, label }: PanelLinkProps): ReactNode {
  const { reportError } = useShop()
  const [isWaiting, setWaiting] = useState(false)
  const isOpen = useSyncExternalStore(
    sitePanels.subscribe,
    () => sitePanels.current()?.name === panel,
    () => false,
  )
  const loader = usePanelLoader(panel)
  // A failure shows on the click that follows.
  const prepare = () => void loader?.load().catch(() => undefined)

  async function openWhenLoaded({ load }: PanelLoader): Promise<void> {
    setWaiting(true)
    progress.start()
    try {
      await load()
      sitePanels.open(panel, detail)
    } catch (error) {
      reportError(error)
      window.location.assign(href)
    } finally {
      progress.finish()
      setWaiting(false)
    }
  }

  function open(event: MouseEvent<HTMLAnchorElement>): void {
    if (!loader || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Not every browser focuses what is clicked, and the panel returns the focus to where it was.
    event.currentTarget.focus({ preventScroll: true })
    if (loader.isLoaded()) sitePanels.open(panel, detail)
    else if (!isWaiting) void openWhenLoaded(loader)
  }

  /** Space presses it too, as a button. */
  function press(event: KeyboardEvent<HTMLAnchorElement>): void {
    if (event.key !== ' ' || !loader) return
    event.preventDefault()
    event.currentTarget.click()
  }

  return (
    <a
      href={href}
      className={className}
      data-part={part}
      data-tool={tool}
      data-opens={panel}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-busy={isWaiting || undefined}
      onClick={open}
      onKeyDown={press}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
    >
      {children}
    </a>
  )
}
