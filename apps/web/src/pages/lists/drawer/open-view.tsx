import type { ReactNode } from 'react'
import {
  listActions,
  listDrawerSubject,
  type ListAction,
  type ListDrawerView,
} from '@firkant/domain/lists/list-drawer.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import { ListIcon } from '../list-icon.tsx'
import { listsTexts } from '../lists.texts.ts'
import { useDrawer } from './drawer-context.ts'
import style from './list-drawer.module.css'

const SIGNS: Readonly<Record<ListAction, (className: string | undefined) => ReactNode>> = {
  move: (className) => <Icon name="arrow" className={className} />,
  edit: (className) => <ListIcon name="pen" className={className} />,
  share: (className) => <Icon name="share" className={className} />,
  delete: (className) => <ListIcon name="bin" className={className} />,
}

interface WayProps {
  readonly to: ListDrawerView
  readonly sign: ReactNode
  readonly children: string
}

function Way({ to, sign, children }: WayProps): ReactNode {
  const { go } = useDrawer()
  return (
    <li>
      <button type="button" className={style.way} data-part="list-way" data-to={to} onClick={() => go(to)}>
        {sign}
        <span className={style.wayName}>{children}</span>
        <Icon name="right" className={style.arrow} />
      </button>
    </li>
  )
}

export function OpenView(): ReactNode {
  const { text } = useTexts(listsTexts)
  const { detail, list, lists } = useDrawer()
  const { item } = detail
  const subject = listDrawerSubject(list.listKey, item !== undefined)
  const labels: Readonly<Record<ListAction, string>> = {
    move: text(item ? 'open.move' : 'open.moveAll'),
    edit: text('open.edit'),
    share: text('open.share'),
    delete: text(item ? 'open.remove' : 'open.delete'),
  }
  return (
    <ul className={style.ways}>
      {listActions(subject, list.count).map((action) => (
        <Way key={action} to={action} sign={SIGNS[action](style.icon)}>
          {labels[action]}
        </Way>
      ))}
      {!item && lists.canCreate && (
        <Way to="create" sign={<Icon name="plus" className={style.icon} />}>
          {text('open.create')}
        </Way>
      )}
    </ul>
  )
}
