import type { ListDrawerView } from '@firkant/domain/lists/list-drawer.ts'
import type { ShoppingListItem } from '@firkant/domain/lists/shopping-list.ts'
import { confirmations } from '../../../features/confirmations/confirmations.ts'
import { progress } from '../../../platform/navigation/progress.ts'
import { usePanelLoader } from '../../../platform/panels/panel-code.ts'
import { sitePanels } from '../../../platform/panels/site-panels.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { listsTexts } from '../lists.texts.ts'

/** What the drawer was opened for. */
export interface ListDrawerDetail {
  readonly listKey: string
  /** The page of lists, without a choice. */
  readonly pageUrl: string
  readonly item?: Pick<ShoppingListItem, 'code' | 'name' | 'quantity' | 'note'> | undefined
  readonly view: Extract<ListDrawerView, 'open' | 'move' | 'create' | 'share'>
}

interface ListDrawer {
  /** Loads its code, on hover or focus. */
  readonly prepare: () => void
  readonly open: (detail: ListDrawerDetail) => void
}

export function useListDrawer(): ListDrawer {
  const { reportError } = useShop()
  const { text } = useTexts(listsTexts)
  const loader = usePanelLoader('shopping-list')

  async function load(detail: ListDrawerDetail): Promise<void> {
    progress.start()
    try {
      await loader?.load()
      sitePanels.open('shopping-list', detail)
    } catch (error) {
      reportError(error)
      confirmations.show({ text: text('failed') })
    } finally {
      progress.finish()
    }
  }

  return {
    // A failure shows on the press that follows.
    prepare: () => void loader?.load().catch(() => undefined),
    open: (detail) => void load(detail),
  }
}
