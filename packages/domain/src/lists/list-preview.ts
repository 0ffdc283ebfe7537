/** As messengers show it. */
export const LIST_PREVIEW = { width: 1200, height: 630 } as const
export const MAX_PREVIEWED = 4

/** What the brands' fonts have; a machine without other fonts would draw boxes for the rest. */
const UNDRAWN = /[^\p{Script=Latin}\d\s.,:;\-+/%!?&()'"’“”„«»–—…·@#*=_]/gu

/** A list's name as a picture can show it: without emoji and other scripts; undefined if nothing is left. */
export function drawableName(name: string): string | undefined {
  const drawn = name.replaceAll(UNDRAWN, ' ').replaceAll(/\s+/g, ' ').trim()
  return /[\p{Script=Latin}\d]/u.test(drawn) ? drawn : undefined
}

export interface PreviewTile {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Pictures fill the square at the right: one, two above each other, one above two, or four. */
export function previewTiles(count: number, { side, gap }: { side: number; gap: number }): readonly PreviewTile[] {
  const half = (side - gap) / 2
  const far = half + gap
  const wide = (top: number) => ({ left: 0, top, width: side, height: half })
  const small = (left: number, top: number) => ({ left, top, width: half, height: half })
  if (count <= 0) return []
  if (count === 1) return [{ left: 0, top: 0, width: side, height: side }]
  if (count === 2) return [wide(0), wide(far)]
  if (count === 3) return [wide(0), small(0, far), small(far, far)]
  return [small(0, 0), small(far, 0), small(0, far), small(far, far)]
}
