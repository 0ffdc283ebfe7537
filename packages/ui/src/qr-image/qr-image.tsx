import type { ReactNode } from 'react'
import style from './qr-image.module.css'

interface QrImageProps {
  /** `path`: the dark modules of a square of `size` modules, its quiet edge included. */
  readonly code: { readonly size: number; readonly path: string }
  readonly label: string
}

/** Dark on white in every theme: cameras read no other. */
export function QrImage({ code, label }: QrImageProps): ReactNode {
  return (
    <svg
      className={style.qr}
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={style.ground} d={`M0 0h${code.size}v${code.size}h-${code.size}z`} />
      <path className={style.modules} d={code.path} />
    </svg>
  )
}
