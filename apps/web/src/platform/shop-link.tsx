import type { ReactNode } from 'react'
import type { Link } from '@firkant/domain/content/content-parts.ts'
import { isInternalUrl } from '@firkant/domain/page/link-address.ts'
import { useShop } from './shop-context.ts'

interface ShopLinkProps {
  readonly link: Pick<Link, 'to' | 'target'> & { readonly title?: string }
  readonly children?: ReactNode
  readonly className?: string | undefined
  /** The name a brand's style sheet knows this link by. */
  readonly part?: string
  /** It leads to the page that is shown. */
  readonly isCurrent?: boolean
}

/** A link an editor wrote: it goes where it says, and leaves the shop without lending it our window. */
export function ShopLink({ link, children, className, part, isCurrent }: ShopLinkProps): ReactNode {
  const { ownHost, texts } = useShop()
  const isInternal = isInternalUrl(link.to, ownHost)
  const opensNewTab = link.target === '_blank'
  return (
    <a
      href={link.to}
      className={className}
      data-part={part}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      {...(opensNewTab && { target: '_blank' })}
      {...((opensNewTab || !isInternal) && { rel: 'noopener noreferrer' })}
    >
      {children ?? link.title}
      {opensNewTab && <span className="sr-only"> ({texts.text('shell.opensInNewTab')})</span>}
    </a>
  )
}
