import type { ReactNode } from 'react'

/** Drawings of these pages alone: those of the kit are on every page. */
const PATHS = {
  dots: 'M5 12h.01M12 12h.01M19 12h.01',
  pen: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5',
  bin: 'M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13.5h9l1-13.5M10 11v6M14 11v6',
} as const

export type ListIconName = keyof typeof PATHS

export function ListIcon({ name, className }: { name: ListIconName; className?: string | undefined }): ReactNode {
  return (
    <svg className={className} data-icon={name} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
