import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { MenuPlace } from '../menu-levels.ts'

/** Further in, the focus goes to the new level's heading; on the way back, to where it came from. */
export function useLevelFocus(root: RefObject<HTMLElement | null>, { path, depth }: MenuPlace): void {
  const before = useRef({ path, depth })
  useLayoutEffect(() => {
    const last = before.current
    before.current = { path, depth }
    if (last.path === path && last.depth === depth) return
    const nodeId = depth < last.depth ? last.path[depth] : path[depth - 1]
    if (nodeId === undefined) return
    const part = depth < last.depth ? 'menu-row' : 'menu-level-title'
    const target = root.current?.querySelector<HTMLElement>(`[data-part=${part}][data-node="${CSS.escape(nodeId)}"]`)
    // The level is still on its way: scrolling to it would tear the slide.
    target?.focus({ preventScroll: true })
  }, [root, path, depth])
}
