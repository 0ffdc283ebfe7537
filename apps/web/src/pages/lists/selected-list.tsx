import type { ReactNode } from 'react'
import { listActions, listDrawerSubject } from '@firkant/domain/lists/list-drawer.ts'
import { isWishlistKey } from '@firkant/domain/lists/shopping-list.ts'
import { EmptyState } from '@firkant/ui/empty-state/empty-state.tsx'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { Guard } from '../../platform/guard.tsx'
import { useFrame } from '../../platform/use-frame.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { useRetainedFocus } from '../../shell/panels/use-retained-focus.ts'
import { DrawerButton } from './drawer/drawer-button.tsx'
import { ListIcon } from './list-icon.tsx'
import { ListAlerts } from './alerts/list-alerts.tsx'
import { ListFoot } from './list-foot.tsx'
import { ListItem } from './item/list-item.tsx'
import { ListTools } from './tools/list-tools.tsx'
import style from './selected-list.module.css'
import { useListsPage } from './lists-context.ts'
import { listsTexts } from './lists.texts.ts'

function Head(): ReactNode {
  const { text, plural } = useTexts(listsTexts)
  const { model, list } = useListsPage()
  const { listKey, listName, count } = list
  const actions = listActions(listDrawerSubject(listKey, false), count)
  const drawer = { listKey, pageUrl: model.pageUrl }
  return (
    <header className={style.head}>
      <div className={style.names}>
        <h2 className={style.name} data-part="list-name">
          <bdi>{listName}</bdi>
        </h2>
        <p className={style.count}>{plural('count', count)}</p>
      </div>
      <div className={style.actions}>
        {actions.includes('share') && (
          <DrawerButton detail={{ ...drawer, view: 'share' }} part="list-share" className={style.action}>
            <Icon name="share" className={style.icon} />
            {text('share')}
          </DrawerButton>
        )}
        {actions.length > 0 && (
          <DrawerButton
            detail={{ ...drawer, view: 'open' }}
            part="list-options"
            className={style.action}
            label={text('listOptions', { name: listName })}
          >
            <ListIcon name="dots" className={style.icon} />
            {text('options')}
          </DrawerButton>
        )}
      </div>
    </header>
  )
}

function Empty(): ReactNode {
  const { texts } = useShop()
  const { text } = useTexts(listsTexts)
  const { frame } = useFrame()
  const { list, addressOf } = useListsPage()
  const isWish = isWishlistKey(list.listKey)
  return (
    <EmptyState
      title={text(isWish ? 'emptyWish' : 'emptyList')}
      level={3}
      picture={<Icon name="heart" />}
      ways={
        <>
          {frame && (
            <a href={frame.menuPage} data-part="button">
              {texts.text('panels.wayOn')}
            </a>
          )}
          {!isWish && (
            <a href={addressOf({ listKey: undefined })} data-part="text-link" data-keep-place="">
              {text('toWishlist')}
            </a>
          )}
        </>
      }
    >
      <p>{text(isWish ? 'emptyWishText' : 'emptyListText')}</p>
    </EmptyState>
  )
}

function NothingShown(): ReactNode {
  const { text } = useTexts(listsTexts)
  const { addressOf } = useListsPage()
  return (
    <EmptyState
      title={text('nothingShown')}
      level={3}
      picture={<Icon name="search" />}
      ways={
        <a href={addressOf({ filter: 'all' })} data-part="button" data-keep-place="">
          {text('showAll')}
        </a>
      }
    />
  )
}

/** The selected list: its items as cards, what they come to, and what can be done with it. */
export function SelectedList(): ReactNode {
  const { list, shown } = useListsPage()
  const grid = useRetainedFocus<HTMLUListElement>(shown.length)
  return (
    <section className={style.list}>
      <Head />
      {list.items.length === 0 && <Empty />}
      {list.items.length > 0 && (
        <>
          <ListTools />
          {shown.length === 0 && <NothingShown />}
          <ul ref={grid} tabIndex={-1} className={style.grid} data-part="list-grid" aria-label={list.listName}>
            {shown.map((item) => (
              <ListItem key={item.code} item={item} />
            ))}
          </ul>
          <Guard>
            <ListAlerts />
          </Guard>
          <ListFoot />
        </>
      )}
    </section>
  )
}
