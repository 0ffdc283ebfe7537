import type { MouseEvent, ReactNode } from 'react'
import { useShop } from '../../start/shop-context.ts'
import { panelCode } from './panel-code.ts'
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
  // A failure is told by the click that follows.
  const prepare = () =>
    void panelCode(panel)
      ?.load()
      .catch(() => undefined)

  function open(event: MouseEvent): void {
    const code = panelCode(panel)
    if (!code || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    code.load().then(
      () => sitePanels.open(panel, detail),
      (error: unknown) => {
        reportError(error)
        window.location.assign(href)
      },
    )
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
      onClick={open}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
    >
      {children}
    </a>
  )
}
