import type { Plugin } from 'vite'

const RUNTIME = /^import \{ \w+ as __exportAll \} from "[^"]*rolldown-runtime[^"]*";\n/m
const NAMES = /__exportAll\((\{[^}]*\})\)/
const GETTER = /(\w+): \(\) => (\w+)/g

/** What is loaded lazily names what it has by a function of the bundler, which is in a file of its own: one more to ask for. */
export function withoutRuntime(code: string): string {
  if (!code.includes('rolldown-runtime')) return code
  const lean = code
    .replace(RUNTIME, '')
    .replace(NAMES, (_all, names: string) => names.replaceAll(GETTER, 'get $1() { return $2 }'))
  if (/rolldown-runtime|__exportAll/.test(lean)) throw new Error('The bundler writes its exports in another way.')
  return lean
}

/** Files that come before React, but not with every page. */
const LATER: ReadonlySet<string> = new Set(['question', 'days', 'numbers'])

interface WaitingEntries {
  /** What every page that waits begins with. */
  readonly waiting: string
  /** What such a page may load besides, before React. */
  readonly question: string
  readonly days: string
  readonly numbers: string
  readonly counting: string
  readonly client: string
}

/**
 * What a page needs while it waits for a visitor comes in files of their own, before React: the entry with all that it
 * imports, and what may come later. What the question shares with React's side is with the entry, what counts who agreed
 * shares with others has a file, and what says days or numbers has one: else they would bring React along. `groupOf` knows it once the
 * modules are read.
 */
export function readWaitingCode({ waiting, question, days, numbers, counting, client }: WaitingEntries) {
  const groups = new Map<string, 'waiting' | 'question' | 'days' | 'numbers' | 'counted'>()
  const plugin: Plugin = {
    name: 'read-waiting-code',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    buildEnd(error) {
      if (error) return
      const closure = (id: string, found = new Set<string>()): Set<string> => {
        if (found.has(id)) return found
        found.add(id)
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) closure(next, found)
        return found
      }
      const [first, second, rest] = [closure(waiting), closure(question), closure(client)]
      const count = closure(counting)
      const isShared = (id: string) => this.getModuleInfo(id)?.importers.some((importer) => !count.has(importer))
      // What nothing else imports is in a file with its entry.
      for (const id of count) if (isShared(id) === true) groups.set(id, 'counted')
      for (const id of closure(days)) groups.set(id, 'days')
      for (const id of closure(numbers)) groups.set(id, 'numbers')
      for (const id of second) groups.set(id, rest.has(id) ? 'waiting' : 'question')
      for (const id of first) groups.set(id, 'waiting')
      const library = [...groups.keys(), ...count].find((id) => id.includes('/node_modules/'))
      if (library !== undefined) throw new Error(`Pages that wait for a visitor would load ${library}.`)
    },
    renderChunk: (code, { name }) => (LATER.has(name) ? withoutRuntime(code) : null),
  }
  return { plugin, groupOf: (id: string) => groups.get(id) }
}
