import type { ReactNode } from 'react'
import { EmptyState } from '@firkant/ui/empty-state/empty-state.tsx'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import { useFrame } from '../../../platform/use-frame.ts'
import { myPagesTexts } from '../my-pages.texts.ts'

export function NoOrders({ level = 2 }: { level?: 2 | 3 }): ReactNode {
  const { text } = useTexts(myPagesTexts)
  const { frame } = useFrame()
  return (
    <EmptyState
      title={text('noOrders')}
      level={level}
      picture={<Icon name="bag" />}
      place="panel"
      ways={
        <a href={frame?.menuPage ?? '/'} data-part="button">
          {text('toShop')}
        </a>
      }
    >
      <p>{text('noOrdersText')}</p>
    </EmptyState>
  )
}
