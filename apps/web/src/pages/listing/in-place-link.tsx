import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { goInPlace } from '../../platform/navigation/in-place.ts'

interface InPlaceLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
  readonly part: string
  /** Id of the element to scroll to; by default the scroll position stays. */
  readonly scrollTo?: string | undefined
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** An ordinary link for robots and without scripts; with them the list changes in place. */
export function InPlaceLink({ href, part, scrollTo, onClick, children, ...rest }: InPlaceLinkProps): ReactNode {
  return (
    <a
      {...rest}
      href={href}
      data-part={part}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlainClick(event)) return
        event.preventDefault()
        goInPlace(href, { scrollTo })
      }}
    >
      {children}
    </a>
  )
}
