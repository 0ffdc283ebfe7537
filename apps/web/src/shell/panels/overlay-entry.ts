const MARK = 'overlay'

/** Marks the second history entry of an address, which the back button closes an overlay with. */
export const OVERLAY_ENTRY = { [MARK]: true }

export function isOverlayEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && MARK in state
}
