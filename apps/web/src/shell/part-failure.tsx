import { use, type ReactNode } from 'react'
import { RetryContext } from '../platform/guard.tsx'
import { useShop } from '../platform/shop-context.ts'
import style from './part-failure.module.css'

interface PartFailureProps {
  /** Retries rendering by default. */
  readonly onRetry?: (() => void) | undefined
  /** Name of the missing part; a general message by default. */
  readonly text?: string | undefined
}

/** Fallback for a part that is too large to leave out silently. */
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
