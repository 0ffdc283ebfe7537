import type { ReactNode } from 'react'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { confirmations } from '../../../features/confirmations/confirmations.ts'
import { listsOf } from '../../../features/lists/lists-api.ts'
import { announcer } from '../../../platform/announcer.ts'
import { goInPlace } from '../../../platform/navigation/in-place.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { addressWith } from '../lists-context.ts'
import { UNDO_LIST_MS, useListItem } from '../item/use-list-item.ts'
import { listsTexts } from '../lists.texts.ts'
import { useDrawer } from './drawer-context.ts'
import style from './list-drawer.module.css'

/** Deletes the list and shows the wish list; both can be undone for a while. */
function useDeleteList(): () => Promise<boolean> {
  const shop = useShop()
  const { text } = useTexts(listsTexts)
  const { detail, list } = useDrawer()
  const lists = listsOf(shop)
  const { listKey, listName: name } = list

  async function bringBack(): Promise<void> {
    const { success } = await lists.undelete(listKey)
    announcer.announce(success ? text('restored', { name }) : text('failed'))
    if (success) goInPlace(addressWith(detail.pageUrl, { listKey }), { replace: true })
    else confirmations.show({ text: text('failed') })
  }

  return async () => {
    const { success } = await lists.deleteList(listKey)
    if (!success) {
      confirmations.show({ text: text('failed') })
      return false
    }
    const undo = { label: text('undo'), run: () => void bringBack() }
    confirmations.show({ text: text('deleted', { name }), action: undo, shownMs: UNDO_LIST_MS })
    // The address of a list that is gone is not gone back to; the drawer closes on the way.
    goInPlace(detail.pageUrl, { replace: true })
    return true
  }
}

function DeleteButton({ onDelete, label }: { onDelete: () => Promise<boolean>; label: string }): ReactNode {
  const { state, run } = useAsyncAction()
  return (
    <AsyncButton state={state} part="button" type="button" className={style.wide} onPress={() => void run(onDelete)}>
      {label}
    </AsyncButton>
  )
}

function DeleteList(): ReactNode {
  const { text, plural } = useTexts(listsTexts)
  const { list } = useDrawer()
  const onDelete = useDeleteList()
  return (
    <>
      <p className={style.text}>
        <b>
          <bdi>{list.listName}</bdi>
        </b>
        : {plural('deleteText', list.count)}
      </p>
      <DeleteButton onDelete={onDelete} label={text('deleteConfirm')} />
    </>
  )
}

function RemoveItem({ item }: { item: NonNullable<ReturnType<typeof useDrawer>['detail']['item']> }): ReactNode {
  const { text } = useTexts(listsTexts)
  const { list, close } = useDrawer()
  const { remove } = useListItem(list.listKey, item)
  const onDelete = async () => {
    close()
    await remove()
    return true
  }
  return (
    <>
      <p className={style.text}>
        <b>{item.name}</b>. {text('removeText')}
      </p>
      <DeleteButton onDelete={onDelete} label={text('open.remove')} />
    </>
  )
}

export function DeleteView(): ReactNode {
  const { detail } = useDrawer()
  return detail.item ? <RemoveItem item={detail.item} /> : <DeleteList />
}
