import type { Plugin } from 'vite'
import { CODE, SHARED_CODE } from './code-groups.ts'

/** Every page names the files of all lazy code. What few open from another page finds its imports itself. */
const RARE = 'rare'
const MARKS = new Set<string>([RARE, ...SHARED_CODE.map(({ name }) => name)])
const MARKED = /\bimport\(\s*\/\* code: ([\w-]+) \*\/\s*(['"])([^'"]+)\2,?\s*\)/g

interface Chunk {
  readonly fileName: string
  readonly facadeModuleId: string | null
  readonly moduleIds: readonly string[]
}

/** The chunks of modules that are marked as rare. A module that comes with others can't be: its mark would do nothing. */
export function rareFiles(marks: ReadonlyMap<string, string>, chunks: readonly Chunk[]): ReadonlySet<string> {
  const rare = [...marks].flatMap(([id, mark]) => (mark === RARE ? [id] : []))
  return new Set(
    rare.map((id) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id)
      if (chunk) return chunk.fileName
      const other = chunks.find(({ moduleIds }) => moduleIds.includes(id))?.fileName ?? 'no chunk'
      throw new Error(`${id} is marked as rare where it is imported, but is in ${other}: drop the mark.`)
    }),
  )
}

/** Reads the marks of lazy code: `import(/* code: rare *\/ './country-page.tsx')`. */
export function readCodeMarks() {
  const marks = new Map<string, string>()
  let rare: ReadonlySet<string> | undefined
  const plugin: Plugin = {
    name: 'read-code-marks',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async transform(code, id) {
      for (const [, mark = '', , path = ''] of code.matchAll(MARKED)) {
        if (!MARKS.has(mark)) throw new Error(`${id}: there is no code "${mark}", only ${[...MARKS].join(', ')}.`)
        const file = await this.resolve(path, id)
        if (!file) throw new Error(`${path} was not found from ${id}`)
        marks.set(file.id, mark)
      }
    },
    buildEnd(error) {
      const unmarked = [...MARKS].filter((mark) => ![...marks.values()].includes(mark))
      const empty = unmarked.filter(
        (mark) => !SHARED_CODE.some(({ name, places }) => name === mark && places.length > 0),
      )
      if (!error && empty.length > 0) throw new Error(`No import is marked as ${empty.join(', ')}.`)
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        rare = rareFiles(marks, chunks)
      },
    },
  }
  return {
    plugin,
    markOf: (id: string) => marks.get(id),
    /** For the build's `modulePreload`. */
    preloadsOf(file: string, needed: string[]): string[] {
      if (!rare) throw new Error(`${file} was written before the marks of its code were read.`)
      return rare.has(file) ? needed.filter((each) => !CODE.test(each)) : needed
    },
  }
}
