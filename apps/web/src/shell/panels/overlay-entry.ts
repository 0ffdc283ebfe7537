const MARK = 'overlay'

/** Marks the history's second entry for an address: the one that the back button closes an overlay with. */
export const OVERLAY_ENTRY = { [MARK]: true }

export function isOverlayEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && MARK in state
}
