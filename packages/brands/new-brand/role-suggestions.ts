import { contrastRatio, MIN_CONTRAST } from '@firkant/domain/format/contrast.ts'
import { findFace } from '../fonts/brand-fonts.ts'
import type { Answers } from './answers.ts'
import { isDarkGround, mixUntilReadable, paletteOf } from './palette.ts'
import type { Role } from './role-sheet.ts'

type Suggestion = (answers: Answers, role: Role) => string

/** The first brand's, which a new one is shown with. */
const FIRST = { page: '#fbf8f3', ink: '#2b2622', accent: '#3f5141' } as const

const LIGHT_INK = '#f2ede6'

function inkOn({ page = FIRST.page }: Answers): string {
  const ink = isDarkGround(page) ? LIGHT_INK : FIRST.ink
  return contrastRatio(ink, page) >= MIN_CONTRAST ? ink : mixUntilReadable(ink, { on: [page], least: MIN_CONTRAST })
}

function accentOn({ page = FIRST.page }: Answers): string {
  return mixUntilReadable(FIRST.accent, { on: [page], least: MIN_CONTRAST })
}

function followingColour(answers: Answers, { key, value }: Role): string {
  const { page = FIRST.page, ink = FIRST.ink, accent = FIRST.accent } = answers
  return paletteOf({ ...answers, page, ink, accent })[key] ?? value
}

/** Every length of a fluid size, larger or smaller. */
const scaled: Suggestion = ({ scale = '1' }, { value }) =>
  value.replaceAll(
    /([\d.]+)(rem|vw)/g,
    (_, length: string, unit: string) => `${Number((Number(length) * Number(scale)).toFixed(4))}${unit}`,
  )

const corner =
  (share: number): Suggestion =>
  ({ radius = '0' }) =>
    `${Number(radius) * share}px`

/** By depth: under what lies a little above the page, and under what lies high above it. */
const SHADOWS: Readonly<Record<string, readonly [low: string, high: string]>> = {
  none: ['none', 'none'],
  soft: [
    '0 1px 2px rgb(0 0 0 / 0.06), 0 4px 14px rgb(0 0 0 / 0.07)',
    '0 2px 6px rgb(0 0 0 / 0.08), 0 18px 48px rgb(0 0 0 / 0.18)',
  ],
  deep: [
    '0 2px 4px rgb(0 0 0 / 0.1), 0 8px 24px rgb(0 0 0 / 0.14)',
    '0 4px 10px rgb(0 0 0 / 0.14), 0 24px 64px rgb(0 0 0 / 0.3)',
  ],
}
export const DEPTHS = Object.keys(SHADOWS)

const SUGGESTIONS: Readonly<Record<string, Suggestion>> = {
  page: () => FIRST.page,
  ink: inkOn,
  accent: accentOn,
  't-hero': scaled,
  't-h1': scaled,
  't-h2': scaled,
  't-h3': scaled,
  'heading-weight': ({ head = '' }, { value }) => String(findFace(head)?.weights.max ?? value),
  'type-title': (answers, { value }) => value.replace(/^\d+/, answers['heading-weight'] ?? '$&'),
  'r-s': corner(0.5),
  r: corner(1),
  'r-l': corner(1.5),
  'r-control': corner(1),
  'shadow-1': ({ depth = '' }) => SHADOWS[depth]?.[0] ?? 'none',
  'shadow-2': ({ depth = '' }) => SHADOWS[depth]?.[1] ?? 'none',
}

/** What the role would be, from what was answered before it; else its default. */
export function suggestRole(role: Role, answers: Answers): string {
  const suggestion = SUGGESTIONS[role.key]
  if (suggestion) return suggestion(answers, role)
  if (role.value.startsWith('#')) return followingColour(answers, role)
  return [role.value, ...role.wider].join(' ')
}
