import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const at = (path: string) => JSON.stringify(resolve(import.meta.dirname, path))
/** In a process of its own: here the whole memory of the tests before would be searched. */
const COUNT = `
  import { queryObjects } from 'node:v8'
  import { SAMPLE_DOCUMENTS } from ${at('../../../../test/samples/search-samples.ts')}
  import { LANGUAGE_WORDS } from ${at('../language/language-words.ts')}
  import { buildSearchIndex } from ${at('./search-index.ts')}
  import { WordList } from ${at('./word-lists.ts')}
  const index = buildSearchIndex('da', LANGUAGE_WORDS.da, SAMPLE_DOCUMENTS)
  const kept = queryObjects(WordList, { format: 'count' })
  process.stdout.write(JSON.stringify({ kept, words: index.split('sofabord'), lists: typeof WordList }))`

it('SRCH-08 an index that was made keeps nothing of its making in memory', () => {
  const said = execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '-e', COUNT], {
    encoding: 'utf8',
  })
  expect(JSON.parse(said)).toEqual({ kept: 0, words: ['sofa', 'bord'], lists: 'function' })
})
