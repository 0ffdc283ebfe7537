import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LATER_FORM } from './asked-form.ts'
import { compressDocument, makeCachedDocument, newNonce, withNonce } from './cached-document.ts'

// A fixed seed, so that a failure can be reproduced.
fc.configureGlobal({ seed: 20_261_115 })

const unpack = promisify(brotliDecompress)
const NONCE = 'qK3f9ZpL0a7XwR2mTt-_8Q'
const OTHER = 'B1c2D3e4F5g6H7i8J9k0Lw'

async function make(html: string, nonce = NONCE) {
  const document = makeCachedDocument({
    key: '/',
    html: Buffer.from(html),
    style: undefined,
    nonce,
    status: 200,
    validUntil: 1,
    view: undefined,
    goods,
  })
  return { ...document, brotli: await compressDocument(document, LATER_FORM) }
}

/** A typical document: scripts with the nonce, text with two-byte letters, JSON at the end. */
function pageHtml(nonce: string): string {
  const cards = Array.from(
    { length: 40 },
    (_, number) => `<article><h3>Sofa nr. ${number} – blød & grøn</h3><p>1.${100 + number},-</p></article>`,
  )
  const scripts = Array.from(
    { length: 8 },
    (_, number) => `<link rel="modulepreload" href="/assets/chunk-${number}.js" nonce="${nonce}">`,
  )
  return `<!doctype html><html lang="da"><head>${scripts.join('')}<script type="module" nonce="${nonce}"></script></head><body>${cards.join('')}<script nonce="${nonce}">{}</script></body></html>`
}

const goods = { products: new Set<string>(), isOfAny: false, digest: '', confirmedAt: 0 }

describe('newNonce', () => {
  it('SEC-01 is 128 bits in 22 characters, another each time', () => {
    const nonces = Array.from({ length: 1000 }, newNonce)
    expect(nonces.every((nonce) => /^[\w-]{22}$/.test(nonce))).toBe(true)
    expect(new Set(nonces).size).toBe(1000)
  })
})

describe('a kept document', () => {
  it('SEC-01 gets a fresh nonce in plain, everywhere and nothing else', async () => {
    const { plain } = await make(pageHtml(NONCE))
    expect(plain.places).toHaveLength(10)
    expect(withNonce(plain, OTHER).toString()).toBe(pageHtml(OTHER))
  })

  it('SEC-01 gets a fresh nonce in brotli, without being compressed anew', async () => {
    const { brotli } = await make(pageHtml(NONCE))
    if (!brotli) return expect.unreachable('the page was not packed')
    expect(brotli.bytes.length).toBeLessThan(pageHtml(NONCE).length / 4)
    for (const nonce of [OTHER, newNonce(), newNonce(), '-'.repeat(22), 'A'.repeat(22)]) {
      expect((await unpack(withNonce(brotli, nonce))).toString()).toBe(pageHtml(nonce))
    }
  })

  it('SEC-01 is not changed by what it gives', async () => {
    const { plain, brotli } = await make(pageHtml(NONCE))
    withNonce(plain, OTHER).fill(0)
    expect(plain.bytes.toString()).toBe(pageHtml(NONCE))
    expect(brotli && (await unpack(brotli.bytes)).toString()).toBe(pageHtml(NONCE))
  })

  it('is named by its content, not by its nonce', async () => {
    const [first, second, changed] = await Promise.all([
      make(pageHtml(NONCE)),
      make(pageHtml(OTHER), OTHER),
      make(pageHtml(NONCE).replace('nr. 7', 'nr. 8')),
    ])
    expect(first.etag).toMatch(/^W\/"[\w-]{27}"$/)
    expect(second.etag).toBe(first.etag)
    expect(changed.etag).not.toBe(first.etag)
  })

  it('without a nonce has nothing to swap', async () => {
    const { plain, brotli } = await make('<!doctype html><p>ingen</p>')
    expect([plain.places, brotli]).toEqual([[], undefined])
    expect(withNonce(plain, OTHER).toString()).toBe('<!doctype html><p>ingen</p>')
  })

  it('SEC-01 whatever the page, both packings hold the fresh nonce and the same page', async () => {
    const part = fc.oneof(
      { weight: 3, arbitrary: fc.constant(null) },
      { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
      // Pieces of the nonce and long repeats are what a compressor could confuse with it.
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 21 }).map((length) => NONCE.slice(0, length)) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.constantFrom('<p>æøå</p>', 'a', NONCE.slice(3)), fc.integer({ min: 1, max: 400 }))
          .map(([text, times]) => text.repeat(times)),
      },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 20 }), fc.stringMatching(/^[\w-]{22}$/), async (parts, fresh) => {
        const made = parts.map((text) => text ?? ` nonce="${NONCE}" `).join('')
        const html = (nonce: string) => made.replaceAll(NONCE, nonce)
        const { plain, brotli } = await make(html(NONCE))
        expect(withNonce(plain, fresh).toString()).toBe(html(fresh))
        if (brotli) expect((await unpack(withNonce(brotli, fresh))).toString()).toBe(html(fresh))
      }),
      { numRuns: 150 },
    )
  })
})
