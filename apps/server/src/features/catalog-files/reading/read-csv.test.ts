import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkRecord } from '@firkant/domain/catalog/record-problems.ts'
import { describeProblem } from '../import-problem.ts'
import { readCsv } from './read-csv.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'firkant-csv-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The records of a file, or the problems with file and line. */
async function read(content: string | Buffer): Promise<unknown[]> {
  const path = join(folder, 'feed.csv')
  writeFileSync(path, content)
  const found: unknown[] = []
  for await (const item of readCsv({ name: 'feed.csv', path }, () => undefined)) {
    if ('problem' in item) found.push(describeProblem({ ...item, ...item.problem }))
    else {
      const checked = checkRecord(item.value, { sellsIn: () => true })
      if ('record' in checked) found.push(checked.record)
      else
        for (const problem of checked.problems)
          found.push(describeProblem({ file: item.file, line: item.line, ...problem, ...item.locate?.(problem.path) }))
    }
  }
  return found
}

describe('CSV feeds', () => {
  const price = {
    type: 'price',
    sku: 'A',
    brand: 'hjemly',
    market: 'DK',
    amount: 1299.5,
    reason: 'campaign',
    audience: 'all',
    from: '2026-11-01T00:00:00Z',
    to: '2026-12-01T00:00:00Z',
  }

  it('are known by their header, whatever its order', async () => {
    expect(
      await read(
        'amount,sku,market,brand,from,to,reason\n1299.50,A,DK,hjemly,2026-11-01T00:00:00Z,2026-12-01T00:00:00Z,campaign\n',
      ),
    ).toEqual([price])
    expect(await read('sku,location,onHand\nA,central,5\n')).toEqual([
      { type: 'stock', sku: 'A', location: 'central', onHand: 5 },
    ])
    expect(
      await read('reference,sku,brand,market,quantity,soldAt\nx-1,A,hjemly,DK,2,2026-11-01T00:00:00Z'),
    ).toMatchObject([{ type: 'sale', quantity: 2 }])
    expect(
      await read(
        'key,designKey,language,rating,text,author,writtenAt,isVerified\nr,a,da,5,"God; stærk",M,2026-11-01T00:00:00Z,true',
      ),
    ).toMatchObject([{ type: 'review', rating: 5, isVerified: true, title: '' }])
  })

  it('may be parted by semicolons, then with a decimal comma, and may have a byte order mark', async () => {
    const text =
      '\uFEFFsku;brand;market;amount;reason;from;to\r\nA;hjemly;DK;1299,50;campaign;2026-11-01T00:00:00Z;2026-12-01T00:00:00Z\r\n'
    expect(await read(text)).toEqual([price])
  })

  it.each([
    ['a cell too few', 'sku,location,onHand\nA,central\n', 'feed.csv:2 has 2 cells, but the header has 3 columns'],
    [
      'a cell too many',
      'sku,location,onHand\nA,central,1\nB,central,1,2\n',
      'feed.csv:3 has 4 cells, but the header has 3 columns',
    ],
    ['a missing column', 'sku,onHand\nA,1\n', 'feed.csv:1 location: this column of a stock file is missing'],
    [
      'an unknown column',
      'sku,location,onHand,colour\nA,central,1,red\n',
      'feed.csv:1 colour: is no column of a stock file',
    ],
    ['a column twice', 'sku,location,onHand,sku\nA,central,1,A\n', 'feed.csv:1 sku: this column appears twice'],
    [
      'a number that is none',
      'sku,location,onHand\nA,central,many\n',
      'feed.csv:2 onHand: expected number, received string',
    ],
    [
      'a thousands separator',
      'sku;location;onHand\nA;central;1.000,5\n',
      'feed.csv:2 onHand: expected number, received string',
    ],
    ['an empty cell', 'sku,location,onHand\n,central,1\n', 'feed.csv:2 sku: is missing'],
    [
      'an open quote',
      'sku,location,onHand\nA,"central,1\nB,central,2\n',
      'feed.csv:2 a quote is opened and never closed',
    ],
  ])('name %s', async (_what, text, problem) => {
    expect((await read(text)).filter((found) => typeof found === 'string')).toEqual([problem])
  })

  it('name a header of nothing known, with what there is', async () => {
    const [problem] = await read('a,b\n1,2\n')
    expect(problem).toContain('feed.csv:1 the header has the columns of no form: product (key,')
  })

  it('name the line from which the file is no UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from('sku,location,onHand\nA,central,1\n'), Buffer.from([0xe6, 0x2c, 0x0a])])
    expect(await read(bytes)).toEqual([expect.stringContaining('is not UTF-8')])
  })
})

describe('CSV products', () => {
  const names = (path: string) => ['da', 'nb', 'sv'].map((language) => `${path}.${language}`)
  const columns = [
    'key,designKey,categoryKeys,brands,colour.key,colour.hex,material.key'.split(','),
    'widthCm,depthCm,heightCm,weightKg,launchedAt,images,sku,variant.sizeKey'.split(','),
    ['colour.name', 'material.name', 'name', 'subtitle', 'points'].flatMap(names),
  ].flat()
  const first =
    'a,a,sofas|living,hjemly|skygge,green,#00ff00,wool,1,2,3,4,2026-01-01T00:00:00Z,products/a.webp|products/b.webp,A-1,160,' +
    'grøn,grønn,grön,uld,ull,ull,A,A,A,B,B,B,x|y,x|y,"[""x"",""y | z""]"'
  const second = (changes: Partial<Record<string, string>>) =>
    columns.map((column) => changes[column] ?? (column === 'key' ? 'a' : '')).join(',')
  const file = (...rows: string[]) => [columns.join(','), ...rows].join('\n')

  it('take a row for each variant; the product stands on the first', async () => {
    expect(await read(file(first, second({ sku: 'A-2', 'variant.sizeKey': '180', widthCm: '1' })))).toMatchObject([
      {
        type: 'product',
        categoryKeys: ['sofas', 'living'],
        brands: ['hjemly', 'skygge'],
        colour: { key: 'green', name: { da: 'grøn', nb: 'grønn', sv: 'grön' } },
        images: [
          { file: 'products/a.webp', alt: {} },
          { file: 'products/b.webp', alt: {} },
        ],
        points: [
          { da: 'x', nb: 'x', sv: 'x' },
          { da: 'y', nb: 'y', sv: 'y | z' },
        ],
        variants: [
          { sku: 'A-1', sizeKey: '160' },
          { sku: 'A-2', sizeKey: '180' },
        ],
      },
    ])
  })

  it('name the row of the variant that is wrong', async () => {
    expect(await read(file(first, second({ sku: 'A-2', 'variant.sizeKey': 'Large' }), second({})))).toEqual([
      expect.stringMatching(/^feed\.csv:3 variant\.sizeKey: /),
      'feed.csv:4 sku: is missing',
    ])
  })

  it('name a row that contradicts the first of its product', async () => {
    expect(await read(file(first, second({ sku: 'A-2', widthCm: '9' })))).toEqual([
      'feed.csv:3 widthCm: differs from line 2, the same product',
    ])
  })
})
