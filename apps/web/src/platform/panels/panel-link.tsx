import { useState, useSyncExternalStore, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { progress } from '../navigation/progress.ts'
import { useShop } from '../shop-context.ts'
import { usePanelLoader, type PanelLoader } from './panel-code.ts'
import { sitePanels, type SitePanel } from './site-panels.ts'

interface PanelLinkProps {
  readonly panel: SitePanel
  /** The page that shows the same: where the link leads without scripts, in a new tab, and when the code can't be had. */
  readonly href: string
  readonly detail?: unknown
  readonly children: ReactNode
  readonly className?: string | undefined
  /** The name a brand's style sheet knows this link by. */
  readonly part: string
  readonly tool?: string | undefined
  readonly label?: string | undefined
}

/** A link to a page whose content also fits in a panel. The panel's code comes when a hand reaches for it. */
export function PanelLink({ panel, href, detail, children, className, part, tool, label }: PanelLinkProps): ReactNode {
  const { reportError } = useShop()
  const [isWaiting, setWaiting] = useState(false)
  const isOpen = useSyncExternalStore(
    sitePanels.subscribe,
    () => sitePanels.current()?.name === panel,
    () => false,
  )
  const code = usePanelLoader(panel)
  // A failure is told by the click that follows.
  const prepare = () => void code?.load().catch(() => undefined)

  async function openWhenLoaded(loader: PanelLoader): Promise<void> {
    setWaiting(true)
    progress.start()
    try {
      await loader.load()
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
    if (!code || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Not every browser gives the focus to what is clicked; the panel gives it back to what had it.
    event.currentTarget.focus({ preventScroll: true })
    if (code.isLoaded()) sitePanels.open(panel, detail)
    else if (!isWaiting) void openWhenLoaded(code)
  }

  /** What opens something is pressed by Space as well, as a button is. */
  function press(event: KeyboardEvent<HTMLAnchorElement>): void {
    if (event.key !== ' ' || !code) return
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
