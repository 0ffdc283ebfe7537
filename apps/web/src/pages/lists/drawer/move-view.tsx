import { useState, type ReactNode } from 'react'
import { moveTargets } from '@firkant/domain/lists/list-drawer.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import { listsTexts } from '../lists.texts.ts'
import { useDrawer } from './drawer-context.ts'
import style from './list-drawer.module.css'
import { useMoving } from './use-moving.ts'

export function MoveView(): ReactNode {
  const { text, plural } = useTexts(listsTexts)
  const { lists, list, go } = useDrawer()
  const { moveTo } = useMoving()
  const [busyKey, setBusyKey] = useState<string>()
  const targets = moveTargets(lists.shoppingLists, list.listKey)

  async function move(target: (typeof targets)[number]): Promise<void> {
    if (busyKey !== undefined) return
    setBusyKey(target.listKey)
    await moveTo(target)
    setBusyKey(undefined)
  }

  return (
    <>
      {targets.length === 0 && <p className={style.text}>{text('noTargets')}</p>}
      <ul className={style.ways}>
        {targets.map((target) => (
          <li key={target.listKey}>
            <button
              type="button"
              className={style.way}
              data-part="list-target"
              aria-disabled={busyKey !== undefined || undefined}
              aria-busy={busyKey === target.listKey || undefined}
              onClick={() => void move(target)}
            >
              <bdi className={style.wayName}>{target.listName}</bdi>
              <span className={style.wayCount}>{plural('count', target.count)}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={style.wide} data-part="button" onClick={() => go('createmove')}>
        <Icon name="plus" className={style.icon} />
        {text('createmove')}
      </button>
    </>
  )
}
