import type { ReactNode } from 'react'
import style from './insights-page.module.css'
import { ShareBar } from './share-bar.tsx'

export interface RankedRow {
  readonly name: string
  readonly url?: string | undefined
  readonly value: number
  readonly shown: string
  readonly aside?: string
}

interface RankedListProps {
  readonly part: string
  readonly heading: string
  readonly note?: string | undefined
  /** Said when there are no rows. */
  readonly empty: string
  /** Most first. */
  readonly rows: readonly RankedRow[]
}

export function RankedList({ part, heading, note, empty, rows }: RankedListProps): ReactNode {
  const most = rows[0]?.value ?? 0
  return (
    <section className={style.card} aria-labelledby={part} data-part={part}>
      <h2 id={part} className={style.heading}>
        {heading}
      </h2>
      {note !== undefined && <p className={style.note}>{note}</p>}
      {rows.length === 0 && <p className={style.note}>{empty}</p>}
      <ol className={style.list}>
        {rows.map(({ name, url, value, shown, aside }) => (
          <li key={name} className={style.ranked}>
            <span className={style.label}>{url === undefined ? <bdi>{name}</bdi> : <a href={url}>{name}</a>}</span>
            <span className={style.amount}>
              <b>{shown}</b> {aside !== undefined && <span className={style.aside}>{aside}</span>}
            </span>
            <ShareBar share={most === 0 ? 0 : value / most} />
          </li>
        ))}
      </ol>
    </section>
  )
}
