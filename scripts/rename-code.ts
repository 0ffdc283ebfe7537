import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const CODE = /[\w.-]+\.js/g
const SHEET = /assets\/[\w.-]+\.css/g

function codeThatMeans(all: ReadonlyMap<string, string>, changed: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set(changed)
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const [name, text] of all)
      if (!found.has(name) && [...text.matchAll(CODE)].some(([meant]) => found.has(meant))) found.add(name)
  }
  return found
}

/**
 * Code asks for the sheet that its styles stand in now. Browsers keep a file for ever under its name, so code that says
 * another sheet has another name, and so has all code that says that name.
 */
export function renameSheetsInCode(clientFolder: string, mergedInto: ReadonlyMap<string, string>): void {
  const assets = join(clientFolder, 'assets')
  const all = new Map<string, string>()
  const changed = new Set<string>()
  for (const name of readdirSync(assets).filter((each) => each.endsWith('.js'))) {
    const code = readFileSync(join(assets, name), 'utf8')
    const withSheets = code.replaceAll(SHEET, (sheet) => mergedInto.get(sheet) ?? sheet)
    all.set(name, withSheets)
    if (withSheets !== code) changed.add(name)
  }
  const sheets = [...new Set(mergedInto.values())].toSorted().join()
  const renamed = (name: string) => {
    const digest = createHash('sha256').update(name).update(sheets).digest('base64url').slice(0, 8)
    return name.replace(/[\w-]{8}\.js$/, `${digest}.js`)
  }
  const newNames = new Map([...codeThatMeans(all, changed)].map((name) => [name, renamed(name)]))
  const withNewNames = (text: string) => text.replaceAll(CODE, (name) => newNames.get(name) ?? name)
  for (const [name, code] of all) {
    const newName = newNames.get(name) ?? name
    writeFileSync(join(assets, newName), withNewNames(code))
    if (newName !== name) rmSync(join(assets, name))
  }
  const manifest = join(clientFolder, 'manifest.json')
  writeFileSync(manifest, withNewNames(readFileSync(manifest, 'utf8')))
  for (const part of mergedInto.keys()) if (existsSync(join(clientFolder, part))) rmSync(join(clientFolder, part))
}
