const FILES = /\bm\.f=(\[[^\]]*\])/
const WANTED = /\b__vite__mapDeps\(\[([\d,]*)\]\)/g

/**
 * The bundler's list of the files that lazy code brings along stands in the code of every page. Each file is named
 * once, and not at all if every page has it.
 */
export function withShortPreloads(code: string, present: ReadonlySet<string>): string {
  const [, written] = FILES.exec(code) ?? []
  if (written === undefined) {
    if (code.includes('__vite__mapDeps')) throw new Error('The list of files stands elsewhere: see short-preloads.ts.')
    return code
  }
  const files = JSON.parse(written) as readonly string[]
  const left = [...new Set(files)].filter((file) => !present.has(file))
  const places = (numbers: string) => numbers.split(',').map((number) => left.indexOf(files[Number(number)] ?? ''))
  return code
    .replace(FILES, () => `m.f=${JSON.stringify(left)}`)
    .replaceAll(WANTED, (_, numbers: string) => {
      const wanted = new Set(places(numbers).filter((place) => place >= 0))
      return `__vite__mapDeps([${[...wanted].join(',')}])`
    })
}
