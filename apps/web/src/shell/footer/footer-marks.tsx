import type { ReactNode } from 'react'
import type { FooterMark, MarkIcon } from '@firkant/domain/content/site-content-schema.ts'
import { Icon, type IconName } from '@firkant/ui/icon/icon.tsx'
import { htmlOf, markOf, useCachedMarkup } from '../../platform/cached-markup.ts'
import style from './footer-marks.module.css'

/** Not in the kit: only the footer needs them, and its chunk loads late. */
const DRAWN: Readonly<Partial<Record<MarkIcon, string>>> = {
  card: 'M3 6h18v12.500H3zM3 10h18M6.500 14.500h4',
  phone: 'M7.500 3h9v18h-9zM11 18h2',
  'gift-card': 'M3 8.500h18v10.500H3zM9 8.500v10.500M3 13h18M9 8.500c-1.500-5-6.500-2.500 0 0 6.500-2.500 1.500-5 0 0',
  letter: 'M3 6h18v12.500H3zM3.500 6.500l8.500 6.500 8.500-6.500',
  parcel: 'M4 8l8-4 8 4v8.500l-8 4-8-4zM4 8l8 4 8-4M12 12v8.500',
}
const SHARED: Readonly<Partial<Record<MarkIcon, IconName>>> = {
  invoice: 'document',
  van: 'truck',
  carried: 'home',
  store: 'store',
}

function MarkDrawing({ icon }: { icon: MarkIcon }): ReactNode {
  const shared = SHARED[icon]
  if (shared) return <Icon name={shared} className={style.markIcon} />
  return (
    <svg className={style.markIcon} data-icon={icon} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={DRAWN[icon]} />
    </svg>
  )
}

interface FooterMarksProps {
  readonly marks: readonly FooterMark[]
  readonly part: string
  /** Accessible name of the list. */
  readonly label: string
}

export function FooterMarks({ marks, part, label }: FooterMarksProps): ReactNode {
  const kept = useCachedMarkup(marks.length > 0 ? { data: marks, part } : undefined)
  const inside = htmlOf(kept)
  if (marks.length === 0) return null
  return (
    <ul
      className={style.marks}
      data-part={part}
      aria-label={label}
      itemID={markOf(kept)}
      // oxlint-disable-next-line react/no-danger -- what React rendered before
      dangerouslySetInnerHTML={inside}
    >
      {inside
        ? undefined
        : marks.map(({ icon, name }) => (
            <li key={name} className={style.mark}>
              <MarkDrawing icon={icon} />
              {name}
            </li>
          ))}
    </ul>
  )
}
