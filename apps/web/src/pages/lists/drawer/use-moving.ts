import { listItemOf } from '@firkant/domain/lists/wishlist.ts'
import { confirmations } from '../../../features/confirmations/confirmations.ts'
import { listsOf } from '../../../features/lists/lists-api.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { listErrorText } from '../list-error-text.ts'
import { listsTexts } from '../lists.texts.ts'
import { useDrawer } from './drawer-context.ts'

interface Target {
  readonly listKey: string
  readonly listName: string
}

/** Moves the item that the drawer was opened for, or all that is on its list. */
export function useMoving() {
  const shop = useShop()
  const { text, plural } = useTexts(listsTexts)
  const { detail, list, close } = useDrawer()
  const lists = listsOf(shop)
  const { listKey } = list
  const codes = detail.item ? [detail.item.code] : list.items.map(({ code }) => code)

  async function moveEach(wanted: readonly string[], target: Target): Promise<number> {
    for (const [done, code] of wanted.entries()) {
      const { success } = await lists.move({ listKey, item: listItemOf(code), code }, target.listKey)
      if (!success) return done
    }
    return wanted.length
  }

  function say(moved: number, target: Target): void {
    const { item } = detail
    const names = { list: target.listName }
    if (moved < codes.length) confirmations.show({ text: text(moved === 0 ? 'failed' : 'movedSome', { count: moved }) })
    else if (item) confirmations.show({ text: text('moved', { ...names, name: item.name }) })
    else confirmations.show({ text: plural('movedAll', moved, names) })
  }

  return {
    async moveTo(target: Target): Promise<boolean> {
      const moved = await moveEach(codes, target)
      say(moved, target)
      if (moved > 0) close()
      return moved === codes.length
    },
    /** Makes the list and moves in one go; the text of the refusal, if any. */
    async moveToNew(listName: string): Promise<string | undefined> {
      const [first, ...others] = codes
      if (first === undefined) return text('failed')
      const { success, errorCode, ...answer } = await lists.create(listName, { listKey, item: listItemOf(first) })
      if (!success) return listErrorText(text, errorCode)
      const target = { listKey: ('listKey' in answer && answer.listKey) || '', listName }
      say(1 + (await moveEach(others, target)), target)
      close()
      return undefined
    },
  }
}
