import type { ReactNode } from 'react'

/** A globe in the line of the other icons; no flag stands for a language. */
export function GlobeMark(): ReactNode {
  return (
    <svg data-icon="globe" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M20.500 12a8.500 8.500 0 1 1-17 0 8.500 8.500 0 0 1 17 0zM3.500 12h17M12 3.500c5 5 5 12 0 17M12 3.500c-5 5-5 12 0 17" />
    </svg>
  )
}
