import type { ReactNode } from 'react'
import style from './insights-page.module.css'

/** Decoration: the figure stands beside it. */
export function ShareBar({ share }: { readonly share: number }): ReactNode {
  return (
    <svg className={style.share} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={style.shareGround} width="100" height="1" />
      <rect className={style.shareFill} width={Math.min(100, share * 100)} height="1" />
    </svg>
  )
}
