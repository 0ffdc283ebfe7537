import type { MailColours, MailLook } from '@firkant/domain/brand/mail-look.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'

export const MAIL_FONTS_PATH = '/mail/fonts/'

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

/** The few mail programs that load fonts show the brand's own; all others have the ones named after it. */
export function fontFaces({ faces }: MailLook, publicUrl: string): string {
  const rules = faces.map(
    ({ family, file, weights }) =>
      `@font-face{font-family:"${family}";font-weight:${weights};src:url(${publicUrl}${MAIL_FONTS_PATH}${file}) format("woff2")}`,
  )
  return `<style>${rules.join('')}</style>`
}

export function darkStyles({ dark }: MailLook): string {
  const rules = (Object.keys(ROLES) as readonly Role[]).map(
    (role) => `.${ROLES[role]}{${declared(role, dark[role])}!important}`,
  )
  return `<style>:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}@media (max-width:480px){.m-pad{padding-left:22px!important;padding-right:22px!important}.m-third{display:block!important;width:auto!important;max-width:none!important;overflow:hidden;padding:0 0 18px!important}.m-third img{float:left;width:104px!important;height:104px!important;margin:0 16px 0 0}.m-third .m-words{padding-top:4px!important;overflow:hidden}}</style>`
}
