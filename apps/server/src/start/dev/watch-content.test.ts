import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { copyTestContent, pageWith } from '../../../test/samples/content-copy.ts'
import { watchContent } from './watch-content.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const SOON = { timeout: 60_000 }

it('a changed content file is imported; a wrong one is told with file and line, and the next change is taken again', async () => {
  const copy = copyTestContent()
  const imported: number[] = []
  const problems: string[] = []
  const watch = watchContent({
    db: database.main,
    folder: copy.root,
    mediaDir: copy.root,
    onImported: (changed) => void imported.push(changed),
    onProblem: (text) => void problems.push(text),
  })
  onTestFinished(() => watch.close())
  const page = (html: string) => pageWith('Editorial', { html })
  copy.write('hjemly/da/extra.json', page('<p>Et</p>'))
  await expect.poll(() => imported, SOON).toContain(1)
  copy.write('hjemly/da/extra.json', page('<p>To</p><script>x</script>'))
  await expect.poll(() => problems.join('\n'), SOON).toContain('hjemly/da/extra.json:11 blocks.0.props.html: <script>')
  const before = imported.length
  copy.write('hjemly/da/extra.json', page('<p>To</p>'))
  await expect.poll(() => imported.slice(before), SOON).toContain(1)
})
