import { MIN_EDGE_CONTRAST } from '@firkant/domain/brand/role-contrasts.ts'
import { contrastRatio, MIN_CONTRAST, readableTextColor } from '@firkant/domain/format/contrast.ts'

/** The designer's input; of the other colours, those that were not chosen are derived. */
export type ChosenColours = Readonly<Record<'page' | 'ink' | 'accent', string>> & Readonly<Record<string, string>>

const STEPS = 100

function channels(hex: string): readonly [number, number, number] {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16)
  return [at(1), at(3), at(5)]
}

/** `share` of the second colour in the first. */
export function mix(first: string, second: string, share: number): string {
  const [from, to] = [channels(first), channels(second)]
  const mixed = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Mixes `wanted` with a stronger colour until the contrast holds on all grounds. */
export function mixUntilReadable(
  wanted: string,
  { on, least, strong = readableTextColor(on[0] ?? '#ffffff', undefined) }: ReadableOn,
): string {
  for (let step = 0; step <= STEPS; step += 1) {
    const colour = mix(wanted, strong, step / STEPS)
    if (on.every((ground) => contrastRatio(colour, ground) >= least)) return colour
  }
  return strong
}

interface ReadableOn {
  readonly on: readonly string[]
  readonly least: number
  readonly strong?: string
}

export const isDarkGround = (page: string): boolean => contrastRatio(page, '#ffffff') > contrastRatio(page, '#000000')

/** `share` of a colour in the page, or as much of it as leaves the ink readable. */
function tint(page: string, { colour, share, ink }: { colour: string; share: number; ink: string }): string {
  for (let step = STEPS; step > 0; step -= 1) {
    const ground = mix(page, colour, (share * step) / STEPS)
    if (contrastRatio(ink, ground) >= MIN_CONTRAST) return ground
  }
  return page
}

/** Contrast of words on the dark block, where a light brand has one. */
const DEEP = 7

/** All colour roles of a brand, with sufficient contrast on its grounds, and what components derive from them. */
export function paletteOf(chosen: ChosenColours): Readonly<Record<string, string>> {
  const { page, ink, accent } = chosen
  const isDark = isDarkGround(page)
  const surface = chosen.surface ?? tint(page, { colour: '#ffffff', share: isDark ? 0.06 : 0.7, ink })
  const lightBeige = chosen['light-beige'] ?? tint(page, { colour: accent, share: 0.07, ink })
  const beige = chosen.beige ?? tint(page, { colour: accent, share: 0.16, ink })
  const shot = chosen.shot ?? (isDark ? '#efece7' : mix(page, ink, 0.03))
  const grounds = [page, surface, lightBeige, beige]
  const strong = readableTextColor(page, ink)
  const text = (wanted: string) => mixUntilReadable(wanted, { on: grounds, strong, least: MIN_CONTRAST })
  const onAccent = chosen['on-accent'] ?? readableTextColor(accent, page)
  // Under the pointer it goes away from its own ink.
  const away = isDarkGround(onAccent) ? '#ffffff' : readableTextColor(onAccent, ink)
  const dark = isDark ? mix(accent, '#000000', 0.7) : mixUntilReadable(accent, { on: ['#ffffff'], least: DEEP })
  const brown = chosen.brown ?? dark
  return {
    surface,
    muted: text(mix(ink, page, 0.36)),
    line: mix(page, ink, 0.13),
    'line-strong': mix(page, ink, 0.26),
    'line-control': mixUntilReadable(mix(page, ink, 0.44), { on: grounds, strong, least: MIN_EDGE_CONTRAST }),
    'accent-deep': mixUntilReadable(mix(accent, away, 0.18), {
      on: [onAccent],
      strong: away,
      least: MIN_CONTRAST,
    }),
    'on-accent': onAccent,
    'accent-2': text(mix(accent, ink, 0.2)),
    reduced: text(isDark ? '#ff8a78' : '#b3261e'),
    negative: '#8f2a1d',
    'on-negative': '#ffffff',
    'negative-text': text(isDark ? '#ffb4a3' : '#8f2a1d'),
    'light-beige': lightBeige,
    beige,
    brown,
    'on-brown': readableTextColor(brown, page),
    focus: text(isDark ? '#8fbcff' : '#1f5fbf'),
    shot,
    'on-shot': readableTextColor(shot, ink),
    'saved-ground': beige,
    'saved-ink': text(isDark ? '#ff8a78' : '#9c2318'),
    ...chosen,
  }
}
