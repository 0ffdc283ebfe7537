import type { Declaration, Root } from 'postcss'

const NAME = /--[\w-]+/g

/** A property that only an unread one reads is not read either. */
export function findUnreadProperties(
  sheets: readonly Root[],
  isReadByScripts: (name: string) => boolean,
): ReadonlySet<string> {
  const declared: Declaration[] = []
  const read = new Set<string>()
  const readBy = new Map<string, Set<string>>()
  for (const sheet of sheets) {
    sheet.walkAtRules(({ params }) => {
      for (const [name] of params.matchAll(NAME)) read.add(name)
    })
    sheet.walkDecls((declaration) => {
      const { prop, value } = declaration
      if (prop.startsWith('--')) declared.push(declaration)
      for (const [name] of value.matchAll(NAME)) {
        if (!prop.startsWith('--')) read.add(name)
        else readBy.set(prop, (readBy.get(prop) ?? new Set<string>()).add(name))
      }
    })
  }
  for (const { prop } of declared) if (isReadByScripts(prop)) read.add(prop)
  // What is added while this goes on is met as well.
  for (const name of read) for (const other of readBy.get(name) ?? []) read.add(other)
  return new Set(declared.map(({ prop }) => prop).filter((name) => !read.has(name)))
}

export function dropProperties(sheet: Root, names: ReadonlySet<string>): void {
  sheet.walkDecls((declaration) => {
    if (names.has(declaration.prop)) declaration.remove()
  })
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
}
