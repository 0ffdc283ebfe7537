import type { CSSProperties, ReactNode } from 'react'
import style from './skeleton.module.css'

interface SkeletonProps {
  /** `line`: of text. `block`: fills what it stands in. `picture`: as wide as it may be, in a ratio. `circle`: a face, a dot. */
  readonly shape: 'line' | 'block' | 'picture' | 'circle'
  /** A CSS length: how wide a line or circle is. */
  readonly width?: string | undefined
  /** Of a picture, `4 / 3` for instance. */
  readonly ratio?: string | undefined
}

/** Stands in the shape of what is coming, so that nothing moves when it comes. */
export function Skeleton({ shape, width, ratio }: SkeletonProps): ReactNode {
  const size = { width, ...(ratio !== undefined && { aspectRatio: ratio }) } as CSSProperties
  return <span className={style.skeleton} data-part="skeleton" data-shape={shape} style={size} aria-hidden="true" />
}

/** Several lines of text that are on their way; the last is short, as last lines are. */
export function SkeletonText({ lines }: { lines: number }): ReactNode {
  return (
    <span className={style.text} data-part="skeleton-text" aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => `line ${index}`).map((key, index) => (
        <Skeleton key={key} shape="line" width={lines > 1 && index === lines - 1 ? '62%' : undefined} />
      ))}
    </span>
  )
}

/** Says that something is coming, once, while skeletons show its shape. */
export function Loading({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div role="status" data-part="loading" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
