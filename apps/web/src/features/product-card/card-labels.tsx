import type { ReactNode } from 'react'
import type { CardLabel } from '@firkant/domain/catalog/product-card.ts'
import style from './card-labels.module.css'

const MOST_LABELS = 2

export function CardLabels({ labels }: { labels: readonly CardLabel[] }): ReactNode {
  if (labels.length === 0) return null
  return (
    <ul className={style.labels} data-part="card-labels">
      {labels.slice(0, MOST_LABELS).map(({ text, description, labelType }) => (
        <li key={text} className={style.label} data-part="card-label" data-label-type={labelType} title={description}>
          {text}
        </li>
      ))}
    </ul>
  )
}
