import { contrastRatio, readableTextColor } from '@firkant/domain/format/contrast.ts'

/** The designer's input; the other colours are derived. */
export interface ChosenColours {
  readonly page: string
  readonly ink: string
  readonly accent: string
}

/** WCAG AA contrast: text, and edges of controls. */
const TEXT = 4.5
const EDGE = 3
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

/** Mixes `wanted` with `strong` until the contrast holds on all backgrounds. */
function readable(
  wanted: string,
  { on, strong, least }: { on: readonly string[]; strong: string; least: number },
): string {
  for (let step = 0; step <= STEPS; step += 1) {
    const colour = mix(wanted, strong, step / STEPS)
    if (on.every((ground) => contrastRatio(colour, ground) >= least)) return colour
  }
  return strong
}

/** All colour roles of a brand, with sufficient contrast on its backgrounds. */
export function paletteOf({ page, ink, accent }: ChosenColours): Readonly<Record<string, string>> {
  const isDark = contrastRatio(page, '#ffffff') > contrastRatio(page, '#000000')
  const surface = mix(page, '#ffffff', isDark ? 0.06 : 0.7)
  const lightBeige = mix(page, accent, 0.07)
  const beige = mix(page, accent, 0.16)
  const shot = isDark ? '#efece7' : mix(page, ink, 0.03)
  const grounds = [page, surface, lightBeige, beige]
  const strong = readableTextColor(page, ink)
  const text = (wanted: string) => readable(wanted, { on: grounds, strong, least: TEXT })
  const filled = readable(accent, { on: grounds, strong, least: EDGE })
  const onFilled = readableTextColor(filled, page)
  const deep = isDark ? mix(accent, '#000000', 0.7) : readable(accent, { on: ['#ffffff'], strong: '#000000', least: 7 })
  return {
    page,
    surface,
    ink,
    muted: text(mix(ink, page, 0.36)),
    line: mix(page, ink, 0.13),
    'line-strong': mix(page, ink, 0.26),
    'line-control': readable(mix(page, ink, 0.44), { on: grounds, strong, least: EDGE }),
    accent: filled,
    'accent-deep': readable(mix(filled, strong, 0.18), { on: [onFilled], strong, least: TEXT }),
    'on-accent': onFilled,
    'accent-2': text(mix(accent, ink, 0.2)),
    reduced: text(isDark ? '#ff8a78' : '#b3261e'),
    negative: '#8f2a1d',
    'on-negative': '#ffffff',
    'negative-text': text(isDark ? '#ffb4a3' : '#8f2a1d'),
    'light-beige': lightBeige,
    beige,
    brown: deep,
    'on-brown': readableTextColor(deep, page),
    focus: text(isDark ? '#8fbcff' : '#1f5fbf'),
    shot,
    'on-shot': readableTextColor(shot, ink),
    'saved-ground': beige,
    'saved-ink': text(isDark ? '#ff8a78' : '#9c2318'),
  }
}
