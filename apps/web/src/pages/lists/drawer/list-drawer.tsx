import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { LIST_DRAWER, nextListDrawerView, type ListDrawerView } from '@firkant/domain/lists/list-drawer.ts'
import { optimisticLists, type ListChange } from '@firkant/domain/lists/optimistic-lists.ts'
import { isWishlistKey, type ShoppingListsModel } from '@firkant/domain/lists/shopping-list.ts'
import { Drawer } from '@firkant/ui/drawer/drawer.tsx'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { Loading, SkeletonText } from '@firkant/ui/skeleton/skeleton.tsx'
import { listsOf } from '../../../features/lists/lists-api.ts'
import { useDynamicData } from '../../../platform/dynamic-data/use-dynamic-data.ts'
import type { PanelProps } from '../../../platform/panels/panel-code.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import type { ListDrawerDetail } from './use-list-drawer.ts'
import { listsTexts } from '../lists.texts.ts'
import { DeleteView } from './delete-view.tsx'
import { DrawerContext, type DrawerState } from './drawer-context.ts'
import style from './list-drawer.module.css'
import { MoveView } from './move-view.tsx'
import { CreateMoveView, CreateView, EditView } from './name-views.tsx'
import { OpenView } from './open-view.tsx'
import { ShareView } from './share-view.tsx'

const VIEWS: Readonly<Record<ListDrawerView, () => ReactNode>> = {
  open: OpenView,
  move: MoveView,
  delete: DeleteView,
  edit: EditView,
  create: CreateView,
  createmove: CreateMoveView,
  share: ShareView,
}

const HEADINGS = {
  move: 'moveTo',
  edit: 'open.edit',
  create: 'newList',
  createmove: 'createmove',
  share: 'open.share',
} as const

function useHeading(view: ListDrawerView, { item }: ListDrawerDetail, listName: string): string {
  const { text } = useTexts(listsTexts)
  if (view === 'open') return item?.name ?? listName
  if (view === 'delete') return text(item ? 'removeQuestion' : 'deleteQuestion')
  return text(HEADINGS[view])
}

const NONE: readonly ListChange[] = []

/** The lists with what is on its way. */
function useDrawerLists(listKey: string): ShoppingListsModel | undefined {
  const shop = useShop()
  const store = listsOf(shop)
  const pending = useSyncExternalStore(store.subscribe, store.pending, () => NONE)
  const context = isWishlistKey(listKey) ? {} : { context: { listKey } }
  const { data } = useDynamicData('shoppingLists', context)
  return data ? optimisticLists(data, pending, shop.market.vatPercent) : undefined
}

/** Logged out in another tab: what it was opened for is not this visitor's any more. */
function useCloseWhenSignedOut(onClose: () => void): void {
  const customer = useDynamicData('customer').data
  const who = customer?.isLoggedIn ? customer.externalId : undefined
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (before.current !== undefined && before.current !== who) onClose()
    before.current = who
  }, [who, onClose])
}

function BackButton({ onPress }: { onPress: () => void }): ReactNode {
  const { text } = useTexts(listsTexts)
  return (
    <button type="button" className={style.back} data-part="list-back" onClick={onPress}>
      <Icon name="left" className={style.icon} />
      {text('back')}
    </button>
  )
}

/** What was pressed is gone with its view: the new one has the focus. */
function useFocusIn(view: ListDrawerView) {
  const content = useRef<HTMLDivElement>(null)
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    const field = content.current?.querySelector<HTMLElement>('input:not([type=hidden], [readonly])')
    ;(field ?? content.current?.querySelector<HTMLElement>('button'))?.focus({ preventScroll: true })
  }, [view])
  return content
}

/** Everything that can be done with a list, or with one thing on it. */
export function ListDrawer({ isOpen, onClose, detail: opened }: PanelProps): ReactNode {
  const detail = opened as ListDrawerDetail
  const { texts } = useShop()
  const { plural, text } = useTexts(listsTexts)
  const [view, setView] = useState<ListDrawerView>(detail.view)
  const lists = useDrawerLists(detail.listKey)
  const content = useFocusIn(view)
  useCloseWhenSignedOut(onClose)
  const go = (to: ListDrawerView) => setView(nextListDrawerView(view, to))
  const { back } = LIST_DRAWER[view]
  const View = VIEWS[view]
  const list = lists?.selectedList
  const state: DrawerState | undefined = lists && { detail, lists, list: lists.selectedList, go, close: onClose }
  return (
    <Drawer
      panel="shopping-list"
      open={isOpen}
      onClose={onClose}
      label={useHeading(view, detail, list?.listName ?? '')}
      closeLabel={texts.text('shell.close')}
      note={view === 'open' && !detail.item && list ? plural('count', list.count) : undefined}
      side="right"
    >
      <div ref={content} className={style.content} data-part="list-drawer" data-view={view}>
        {back && <BackButton onPress={() => go(back)} />}
        {state ? (
          <DrawerContext value={state}>
            <View />
          </DrawerContext>
        ) : (
          <Loading label={text('shelf')}>
            <SkeletonText lines={4} />
          </Loading>
        )}
      </div>
    </Drawer>
  )
}
