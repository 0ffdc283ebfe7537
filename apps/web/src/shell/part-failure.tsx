import { use, type ReactNode } from 'react'
import { RetryContext } from '../platform/guard.tsx'
import { useShop } from '../platform/shop-context.ts'
import style from './part-failure.module.css'

interface PartFailureProps {
  /** Draws the part anew, unless something else is to be done. */
  readonly onRetry?: (() => void) | undefined
  /** What is missing; that something went wrong, unless it is named. */
  readonly text?: string | undefined
}

/** In the place of a part that is too large to be missed without a word. */
export function PartFailure({ onRetry, text }: PartFailureProps): ReactNode {
  const { texts } = useShop()
  const drawAnew = use(RetryContext)
  return (
    <div className={style.failure} data-part="part-failure" role="alert">
      <p>{text ?? texts.text('error.generic')}</p>
      <button type="button" data-part="text-link" onClick={onRetry ?? drawAnew}>
        {texts.text('error.pageLoadRetry')}
      </button>
    </div>
  )
}
