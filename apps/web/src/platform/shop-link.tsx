import type { ReactNode } from 'react'
import type { Link } from '@firkant/domain/content/content-parts.ts'
import { isInternalUrl } from '@firkant/domain/page/link-address.ts'
import { useShop } from './shop-context.ts'

interface ShopLinkProps {
  readonly link: Pick<Link, 'to' | 'target'> & { readonly title?: string }
  readonly children?: ReactNode
  readonly className?: string | undefined
  /** Name for the brand's style sheet. */
  readonly part?: string
  /** The link leads to the shown page. */
  readonly isCurrent?: boolean
}

/** An editor's link. External ones get no access to our window. */
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
