import type { CSSProperties, ReactNode } from 'react'
import style from './skeleton.module.css'

interface SkeletonProps {
  /** `line`: of text. `block`: fills its container. `picture`: full width in a ratio. `circle`: avatar, dot. */
  readonly shape: 'line' | 'block' | 'picture' | 'circle'
  /** CSS length of a line or circle. */
  readonly width?: string | undefined
  /** Of a picture, e.g. `4 / 3`. */
  readonly ratio?: string | undefined
}

/** Placeholder in the shape of the content, so that nothing shifts when it loads. */
export function Skeleton({ shape, width, ratio }: SkeletonProps): ReactNode {
  const size = { width, ...(ratio !== undefined && { aspectRatio: ratio }) } as CSSProperties
  return <span className={style.skeleton} data-part="skeleton" data-shape={shape} style={size} aria-hidden="true" />
}

/** Several lines of text; the last is shorter. */
export function SkeletonText({ lines }: { lines: number }): ReactNode {
  return (
    <span className={style.text} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => `line ${index}`).map((key, index) => (
        <Skeleton key={key} shape="line" width={lines > 1 && index === lines - 1 ? '62%' : undefined} />
      ))}
    </span>
  )
}

/** Announces loading once, while skeletons are shown. */
export function Loading({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
