import { MENU_RESET_MS } from '@firkant/domain/menu/menu.ts'

export interface MenuPlace {
  /** The categories (node ids) on the way down. Those past `depth` were left: they are seen sliding out. */
  readonly path: readonly string[]
  readonly depth: number
  /** The chosen tab of the top level; none is the first. */
  readonly tab: string | undefined
}

export interface MenuLevels {
  readonly current: () => MenuPlace
  /** Into a category of that level; 0 is the top. */
  readonly goInto: (nodeId: string, level: number) => void
  readonly goBack: () => void
  readonly chooseTab: (tab: string | undefined) => void
  readonly opened: () => void
  /** Back to the first level, once the closing was seen. */
  readonly closed: () => void
  readonly subscribe: (listener: () => void) => () => void
}

const TOP: MenuPlace = { path: [], depth: 0, tab: undefined }

export function createMenuLevels(): MenuLevels {
  const listeners = new Set<() => void>()
  let place = TOP
  let reset: ReturnType<typeof setTimeout> | undefined
  const change = (next: MenuPlace) => {
    place = next
    for (const listener of listeners) listener()
  }
  return {
    current: () => place,
    goInto: (nodeId, level) => change({ ...place, path: [...place.path.slice(0, level), nodeId], depth: level + 1 }),
    goBack: () => change({ ...place, depth: Math.max(0, place.depth - 1) }),
    chooseTab: (tab) => change({ path: [], depth: 0, tab }),
    opened() {
      clearTimeout(reset)
    },
    closed() {
      clearTimeout(reset)
      reset = setTimeout(() => change(TOP), MENU_RESET_MS)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** One visitor, one menu: only the browser ever walks in it. */
export const menuLevels = createMenuLevels()
