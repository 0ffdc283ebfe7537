import type { ReactNode } from 'react'
import type { DynamicDataType } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { EmptyState } from '@firkant/ui/empty-state/empty-state.tsx'
import { Icon, type IconName } from '@firkant/ui/icon/icon.tsx'
import { useShop } from '../../start/shop-context.ts'
import { useFrame } from '../use-frame.ts'
import style from './panel-states.module.css'

interface EmptyPanelProps {
  readonly icon: IconName
  readonly title: string
  readonly children: ReactNode
}

/** Nothing is in it yet: what would be, and a way on. */
export function EmptyPanel({ icon, title, children }: EmptyPanelProps): ReactNode {
  const { texts } = useShop()
  const { frame } = useFrame()
  return (
    <div className={style.state} data-part="panel-empty">
      <EmptyState
        title={title}
        level={3}
        picture={<Icon name={icon} />}
        ways={
          frame && (
            <a href={frame.menuPage} data-part="button">
              {texts.text('panels.wayOn')}
            </a>
          )
        }
      >
        <p>{children}</p>
      </EmptyState>
    </div>
  )
}

/** The visitor's data could not be had; the next try may succeed. */
export function FailedPanel({ type }: { type: DynamicDataType }): ReactNode {
  const { texts, dynamicData } = useShop()
  return (
    <div className={style.state} data-part="panel-failure" role="alert">
      <p>{texts.text('panels.loadFailed')}</p>
      <button type="button" data-part="text-link" onClick={() => void dynamicData.load(type).catch(() => undefined)}>
        {texts.text('error.pageLoadRetry')}
      </button>
    </div>
  )
}
