import type { Plugin } from 'vite'

interface WaitingEntries {
  /** What every page that waits begins with. */
  readonly waiting: string
  /** What such a page may load besides, before React. */
  readonly later: string
  readonly client: string
}

/**
 * What a page needs while it waits for a visitor comes in files of their own, before React: the entry with all that it
 * imports, and what may come later. What the later one shares with React's side is with the entry: else it would bring that
 * along. `groupOf` knows it once the modules are read.
 */
export function readWaitingCode({ waiting, later, client }: WaitingEntries) {
  const groups = new Map<string, 'waiting' | 'question'>()
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
      const [first, second, rest] = [closure(waiting), closure(later), closure(client)]
      for (const id of second) groups.set(id, rest.has(id) ? 'waiting' : 'question')
      for (const id of first) groups.set(id, 'waiting')
      const library = [...groups.keys()].find((id) => id.includes('/node_modules/'))
      if (library !== undefined) throw new Error(`Pages that wait for a visitor would load ${library}.`)
    },
  }
  // The bundler's own code is a few lines, which nobody should ask for by themselves.
  return { plugin, groupOf: (id: string) => (id.startsWith('\0rolldown') ? 'waiting' : groups.get(id)) }
}
