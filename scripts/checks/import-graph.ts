import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { CODE, listFiles, readSource, resolveTarget } from './check-imports.ts'

/** Who imports whom. */
export function readImportGraph(root: string): readonly { readonly from: string; readonly to: string }[] {
  return listFiles(root)
    .filter((file) => CODE.test(file))
    .flatMap((from) =>
      specifiersOf(root, from).map((specifier) => ({ from, to: resolveTarget({ root, file: from, specifier }) })),
    )
}

/** What stands at the top of a file is known without its tree, which takes more than twice as long. */
function specifiersOf(root: string, file: string): readonly string[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  if (text.includes('import(')) return readSource(root, file).imports.map(({ specifier }) => specifier)
  const { staticImports, staticExports } = parseSync(file, text).module
  const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)]
  return requests.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])
}
