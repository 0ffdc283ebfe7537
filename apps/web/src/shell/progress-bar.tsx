import { useSyncExternalStore, type ReactNode } from 'react'
import { progress } from '../platform/navigation/progress.ts'
import style from './progress-bar.module.css'

const HIDDEN = { visible: false, value: 0 } as const

export function ProgressBar(): ReactNode {
  const { visible, value } = useSyncExternalStore(progress.subscribe, progress.current, () => HIDDEN)
  return (
    <div
      className={style.bar}
      data-part="progress-bar"
      data-visible={visible || undefined}
      data-value={value.toFixed(3)}
      style={{ transform: `scaleX(${value})` }}
      aria-hidden="true"
    />
  )
}
