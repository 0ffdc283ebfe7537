import type { ReactNode } from 'react'
import { storefront } from '#brand'
import { useShop } from '../../platform/shop-context.ts'
import style from './logo.module.css'
import { useFrame } from '../../platform/use-frame.ts'

/** Link to the start page, in every header. */
export function Logo({ className }: { className?: string | undefined }): ReactNode {
  const { texts } = useShop()
  const { pages } = useFrame()
  const { logo, name } = storefront
  return (
    <a
      href={pages?.startPageUrl ?? '#'}
      className={`${style.logo} ${className ?? ''}`}
      data-part="logo"
      aria-label={texts.text('shell.toStartPage', { brand: name })}
    >
      <img src={logo.src} className={style.picture} alt="" width={logo.width} height={logo.height} />
    </a>
  )
}
