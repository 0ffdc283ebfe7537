import type { Plugin } from 'vite'
import { CODE, SHARED_CODE } from './code/code-groups.ts'
import { idleEntries, placeOf } from './places.ts'
import { SHEETS } from './styles/style-sheets.ts'

const STYLE = /\.css(?:$|\?)/

/** What stands in a table of the build and takes nothing fails it: it would be believed to do something. */
export function idleInTables(ids: readonly string[]): readonly string[] {
  const placesOf = (ending: RegExp) => ids.filter((id) => ending.test(id)).flatMap((id) => placeOf(id) ?? [])
  return [...idleEntries(SHEETS, placesOf(STYLE)), ...idleEntries(SHARED_CODE, placesOf(CODE))]
}

export const checkTables: Plugin = {
  name: 'check-tables',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  buildEnd(error) {
    const idle = error ? [] : idleInTables([...this.getModuleIds()])
    if (idle.length > 0)
      throw new Error(`Entries of style-sheets.ts or code-groups.ts that take no file:\n  ${idle.join('\n  ')}`)
  },
}
