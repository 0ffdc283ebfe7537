import type { ReactNode } from 'react'

const PATHS = { play: 'M8 5.500v13l10.500-6.500z', pause: 'M8.500 6v12M15.500 6v12' } as const

/** Not among the shop's icons, because few pages have a film. */
export function VideoMark({ name }: { name: keyof typeof PATHS }): ReactNode {
  return (
    <svg data-icon={name} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
