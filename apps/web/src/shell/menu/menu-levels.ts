import { createEmitter } from '@firkant/domain/events/emitter.ts'
import { MENU_RESET_MS } from '@firkant/domain/menu/menu.ts'

export interface MenuPlace {
  /** Opened categories (node ids). Those past `depth` were left and are sliding out. */
  readonly path: readonly string[]
  readonly depth: number
  /** Chosen tab of the top level; the first by default. */
  readonly tab: string | undefined
}

export interface MenuLevels {
  readonly current: () => MenuPlace
  /** Opens a category of that level; 0 is the top. */
  readonly goInto: (nodeId: string, level: number) => void
  readonly goBack: () => void
  readonly chooseTab: (tab: string | undefined) => void
  readonly opened: () => void
  /** Back to the first level, after the closing animation. */
  readonly closed: () => void
  readonly subscribe: (listener: () => void) => () => void
}

const TOP: MenuPlace = { path: [], depth: 0, tab: undefined }

export function createMenuLevels(): MenuLevels {
  const { subscribe, emit } = createEmitter()
  let place = TOP
  let reset: ReturnType<typeof setTimeout> | undefined
  const change = (next: MenuPlace) => {
    place = next
    emit()
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
    subscribe,
  }
}

/** One menu per window; only the browser navigates in it. */
export const menuLevels = createMenuLevels()
