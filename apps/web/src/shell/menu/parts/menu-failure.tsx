import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/use-texts.ts'
import { useFrame } from '../../../platform/use-frame.ts'
import style from './menu-head.module.css'
import { menuTexts } from '../menu.texts.ts'

interface MenuFailureProps {
  readonly onRetry: () => void
  /** Class of the menu around it. */
  readonly className?: string | undefined
}

export function MenuFailure({ onRetry, className = '' }: MenuFailureProps): ReactNode {
  const own = useTexts(menuTexts)
  const { frame } = useFrame()
  return (
    <div className={`${style.failure} ${className}`} data-part="menu-failure" role="alert">
      <p>{own.text('menu.failed')}</p>
      <button type="button" data-part="button" onClick={onRetry}>
        {own.text('menu.retry')}
      </button>
      {frame && (
        <a href={frame.menuPage} data-part="text-link">
          {own.text('menu.toMenuPage')}
        </a>
      )}
    </div>
  )
}
