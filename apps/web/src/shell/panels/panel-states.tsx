import { use, type ReactNode } from 'react'
import type { DynamicDataType } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { EmptyState } from '@firkant/ui/empty-state/empty-state.tsx'
import { Icon, type IconName } from '@firkant/ui/icon/icon.tsx'
import { RetryContext } from '../../platform/guard.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { PartFailure } from '../part-failure.tsx'
import { useFrame } from '../../platform/use-frame.ts'
import style from './panel-states.module.css'

interface EmptyPanelProps {
  readonly icon: IconName
  readonly title: string
  readonly children: ReactNode
  readonly place?: 'page' | undefined
}

/** Empty state with a link. */
export function EmptyPanel({ icon, title, children, place }: EmptyPanelProps): ReactNode {
  const { texts } = useShop()
  const { frame } = useFrame()
  return (
    <div className={style.state} data-part="panel-empty" data-place={place}>
      <EmptyState
        title={title}
        level={3}
        place="panel"
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

/** Loading failed; a retry may succeed. */
export function FailedPanel({ type }: { type: DynamicDataType }): ReactNode {
  const { texts, dynamicData } = useShop()
  return (
    <PartFailure
      text={texts.text('panels.loadFailed')}
      onRetry={() => void dynamicData.load(type).catch(() => undefined)}
    />
  )
}

/** The data can't be rendered: it is loaded again before the retry. */
export function BrokenData({ type }: { type: DynamicDataType }): ReactNode {
  const { dynamicData } = useShop()
  const drawAnew = use(RetryContext)
  return <PartFailure onRetry={() => void dynamicData.load(type).then(drawAnew, drawAnew)} />
}
