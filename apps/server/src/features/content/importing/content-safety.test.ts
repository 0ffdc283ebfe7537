import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blockContent, type BlockContent } from '@firkant/domain/content/blocks/block-content-schema.ts'
import { changeTexts } from '@firkant/domain/content/walk-content.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { readBlockSamples, type BlockSample } from '../blocks/block-samples.ts'
import { pages, pageVersions } from '../content-tables.ts'
import { inspectHtml } from './html-rules.ts'
import { safeBlock } from './safe-blocks.ts'

const SAMPLES = join(import.meta.dirname, '../../../../../../demo/block-samples')
const EVIL = '<script>evil()</script><img src=x onerror="evil()">'
const EVIL_HTML = `<p>ok</p>${EVIL}<a href="javascript:evil()" style="background:url(//evil.example)">x</a>`
const EVIL_LINK = 'javascript:evil()'
/** Anything that a browser would run, or fetch from elsewhere. */
const RUNS = /<script>evil|<img src=x|onerror="evil|href="javascript:|style="background:url\(\/\/evil/i

let samples: readonly BlockSample[]
let shop: TestShop
beforeAll(async () => {
  samples = (await readBlockSamples(SAMPLES)).flatMap((each) => each.samples)
  shop = await startTestShop()
})
afterAll(() => shop.close())

/** Every text made malicious, as far as its schema allows; HTML and links always. */
function poisoned(block: BlockContent): BlockContent {
  return changeTexts(blockContent, block, (text, { kind, schema }) => {
    if (kind === 'html') return EVIL_HTML
    if (kind === 'link') return EVIL_LINK
    const evil = `${text}${EVIL}`
    return kind === undefined && schema.safeParse(evil).success ? evil : text
  })
}

/** Inserted without any check, like an old row or a manual change. */
async function storeUnchecked(path: string, blocks: readonly BlockContent[]): Promise<void> {
  const db = shop.database.main
  const where = { brand: 'hjemly', language: 'da', key: path.slice(1), path }
  const [page] = await db.insert(pages).values(where).returning()
  await db.insert(pageVersions).values({
    pageId: page?.id ?? 0,
    version: 1,
    state: 'published',
    componentName: 'EditorialPage',
    title: 'Prøver',
    description: '',
    blocks,
    contentHash: path,
  })
}

describe('evil content', () => {
  it('BLOCK-37 every text that a schema calls HTML is cleaned, in every block and option', () => {
    let cleaned = 0
    for (const { block } of samples)
      changeTexts(blockContent, safeBlock(poisoned(block)), (text, { kind, path }) => {
        if (kind !== 'html') return text
        cleaned += 1
        expect(text, `${block.componentName} ${path.join('.')}`).toBe('<p>ok</p><a>x</a>')
        return text
      })
    expect(cleaned).toBeGreaterThan(20)
  })

  it('BLOCK-37 no text of any block runs on a page, though it was stored past every check', async () => {
    const blocks = samples.map(({ block }, index) => ({ ...poisoned(block), id: `sample-${index}` }))
    expect(JSON.stringify(blocks)).toMatch(/onerror/)
    await storeUnchecked('/ondt', blocks)
    const answer = await fetch(`${shop.origin}/ondt`)
    const html = await answer.text()
    expect(answer.status, html.slice(0, 500)).toBe(200)
    // The texts are shown literally.
    expect(html).toContain('&lt;script&gt;evil()')
    expect(html.match(/<p>ok<\/p>/g)?.length).toBeGreaterThan(5)
    expect(RUNS.exec(html)?.[0]).toBeUndefined()
    const data = (await (await fetch(`${shop.origin}/api/content/ondt`)).json()) as unknown
    expect(JSON.stringify(data)).not.toMatch(/"(?:javascript:)|href=\\"javascript/)
  })

  it('BLOCK-37 a test of the test: what is looked for would be seen', () => {
    expect(EVIL_HTML).toMatch(RUNS)
    expect(inspectHtml(EVIL_HTML).refused.length).toBeGreaterThan(3)
  })
})
