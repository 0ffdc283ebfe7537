import type { MailColours, MailLook } from '@firkant/domain/brand/mail-look.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'

/**
 * Colours stand in each element, which every mail program reads; the classes are for the few that can be dark, where a
 * style sheet has to win over them.
 */
export const ROLES = {
  page: 'm-page',
  surface: 'm-surface',
  tint: 'm-tint',
  ink: 'm-ink',
  muted: 'm-muted',
  line: 'm-line',
  accent: 'm-accent',
  onAccent: 'm-on-accent',
} as const
export type Role = keyof typeof ROLES

const GROUNDS: readonly Role[] = ['page', 'surface', 'tint', 'accent']

function declared(role: Role, colour: string): string {
  if (GROUNDS.includes(role)) return `background-color:${colour}`
  return role === 'line' ? `border-color:${colour}` : `color:${colour}`
}

/** `class` and `style` of an element: its colours by role, and everything else. */
export function styled(look: MailColours, roles: readonly Role[], style: string): string {
  const colours = roles.map((role) => `${declared(role, look[role])};`).join('')
  return `class="${roles.map((role) => ROLES[role]).join(' ')}" style="${escapeHtml(style + colours)}"`
}

export function darkStyles({ dark }: MailLook): string {
  const rules = (Object.keys(ROLES) as readonly Role[]).map(
    (role) => `.${ROLES[role]}{${declared(role, dark[role])}!important}`,
  )
  return `<style>:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}@media (max-width:480px){.m-pad{padding-left:22px!important;padding-right:22px!important}}</style>`
}
