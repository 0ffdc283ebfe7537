import type { ReactNode } from 'react'
import { useShop } from '../../../start/shop-context.ts'
import { useFrame } from '../../use-frame.ts'
import style from './menu-parts.module.css'

export function MenuFailure({ onRetry }: { onRetry: () => void }): ReactNode {
  const { texts } = useShop()
  const { frame } = useFrame()
  return (
    <div className={style.failure} data-part="menu-failure" role="alert">
      <p>{texts.text('menu.failed')}</p>
      <button type="button" data-part="button" onClick={onRetry}>
        {texts.text('menu.retry')}
      </button>
      {frame && (
        <a href={frame.menuPage} data-part="text-link">
          {texts.text('menu.toMenuPage')}
        </a>
      )}
    </div>
  )
}
