import type { ReactNode } from 'react'
import style from './energy-arrow.module.css'

interface EnergyArrowProps {
  readonly mark: { readonly grade: string; readonly colour: string; readonly label: string; readonly url: string }
  /** What it stands in is a link already. */
  readonly isPlain?: boolean | undefined
}

/** The class within its range, in letters as large as the text that it stands in: letters are no text to copy with a price. */
export function EnergyArrow({ mark, isPlain }: EnergyArrowProps): ReactNode {
  const { grade, colour, label, url } = mark
  const Tag = isPlain ? 'span' : 'a'
  return (
    <Tag
      className={style.mark}
      data-grade={grade}
      href={isPlain ? undefined : url}
      role={isPlain ? 'img' : undefined}
      aria-label={label}
    >
      <svg className={style.arrow} viewBox="0 0 40 26">
        <path fill={colour} d="M1 1h25l13 12-13 12H1z" />
      </svg>
    </Tag>
  )
}
