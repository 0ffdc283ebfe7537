import type { Root } from 'postcss'

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g
/** Attribute selectors and strings contain no classes. */
const OTHER = /\[[^\]]*\]|"[^"]*"|'[^']*'/g
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

function outsideOfOthers(selector: string, change: (part: string) => string): string {
  let result = ''
  let at = 0
  for (const { 0: other, index } of selector.matchAll(OTHER)) {
    result += change(selector.slice(at, index)) + other
    at = index + other.length
  }
  return result + change(selector.slice(at))
}

export type ClassNames = (sheet: Root, file: string) => ReadonlyMap<string, string>

/**
 * Renames the classes of a style module and returns the mapping: two letters for the file, then a number. Short,
 * because markup, script and sheet repeat them; with a common prefix per file, because that compresses well; derived
 * from the list of files alone, so that the builds for server and browser agree.
 */
export function createClassNames(files: readonly string[]): ClassNames {
  const prefixes = new Map(
    files.map((file, index) => {
      const [first, second] = [LETTERS[Math.floor(index / LETTERS.length)], LETTERS[index % LETTERS.length]]
      if (first === undefined) throw new Error(`${files.length} style modules are more than two letters can name`)
      return [file, `${first}${second}`]
    }),
  )
  return (sheet, file) => {
    const prefix = prefixes.get(file)
    if (prefix === undefined) throw new Error(`${file} is in no folder of components`)
    const names = new Map<string, string>()
    const rename = (part: string) =>
      part.replaceAll(CLASS, (_all, name: string) => {
        const short = names.get(name) ?? `${prefix}${names.size.toString(36)}`
        names.set(name, short)
        return `:global(.${short})`
      })
    sheet.walkRules((rule) => {
      const isStep = rule.parent?.type === 'atrule' && (rule.parent as { name?: string }).name?.endsWith('keyframes')
      if (!isStep) rule.selector = outsideOfOthers(rule.selector, rename)
    })
    return names
  }
}
