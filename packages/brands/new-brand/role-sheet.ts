import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The one list of roles: their groups, defaults and what they are. */
export const ROLES_FILE = path.join(import.meta.dirname, '../../../apps/web/src/start/styles/roles.css')

export interface Role {
  /** Without its hyphens: `line-control`. */
  readonly key: string
  readonly value: string
  /** What it is, from the comment behind it. */
  readonly words: string
  /** Its values in wider windows, where they differ. */
  readonly wider: readonly string[]
}

export interface RoleGroup {
  readonly title: string
  readonly roles: readonly Role[]
}

const GROUP = /^ {4}\/\* (.+) \*\/$/
const ROLE = /^ {4}--([\w-]+): (.+); \/\* (.+) \*\/$/

/** In which spaces grow, as in the sheet. */
export const WIDER_WINDOWS = ['(width >= 700px)', '(width > 1175px)'] as const

export function readRoleSheet(css: string): readonly RoleGroup[] {
  const [sheet = '', ...windows] = css.split('@media')
  const inWindows = windows.map((each) => new Map([...each.matchAll(/--([\w-]+): (.+);/g)].map(([, k, v]) => [k, v])))
  const groups: { title: string; roles: Role[] }[] = []
  for (const line of sheet.split('\n')) {
    const [, title] = GROUP.exec(line) ?? []
    if (title !== undefined) groups.push({ title, roles: [] })
    const [, key, value = '', words = ''] = ROLE.exec(line) ?? []
    if (key === undefined) continue
    const wider = inWindows.flatMap((values) => values.get(key) ?? [])
    groups.at(-1)?.roles.push({ key, value, words, wider })
  }
  return groups
}

export const readRoles = (): readonly RoleGroup[] => readRoleSheet(readFileSync(ROLES_FILE, 'utf8'))
