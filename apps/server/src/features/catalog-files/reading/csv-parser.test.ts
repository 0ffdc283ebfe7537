import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeCsvRow } from './csv-cells.ts'
import { createCsvParser, detectDelimiter, type Delimiter } from './csv-parser.ts'

function parse(text: string, options: { delimiter?: Delimiter; size?: number } = {}) {
  const parser = createCsvParser(options.delimiter ?? ',')
  const size = options.size ?? Math.max(text.length, 1)
  const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  )
  return [...pieces.flatMap((piece) => parser.push(piece)), ...parser.end()]
}

describe('the CSV reader', () => {
  it('reads cells, quotes, doubled quotes and line ends inside quotes', () => {
    expect(parse('a,b\r\n"x, y","say ""hi"""\r\n"two\r\nlines",\r\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x, y', 'say "hi"'] },
      { line: 3, cells: ['two\r\nlines', ''] },
    ])
  })

  it('needs no line end at the end, and passes over empty lines without losing count', () => {
    const rows = [
      { line: 1, cells: ['a', 'b'] },
      { line: 4, cells: ['c', 'd'] },
    ]
    expect(parse('a,b\n\n\r\nc,d')).toEqual(rows)
    expect(parse('a,b\n\n\r\nc,d\n\n')).toEqual(rows)
    expect(parse('')).toEqual([])
  })

  it('takes an empty cell in quotes for an empty cell, and blanks for part of a cell', () => {
    expect(parse('"",  b \n')).toEqual([{ line: 1, cells: ['', '  b '] }])
  })

  it.each([
    ['a quote inside a bare cell', 'a,5"\nb,c\n'],
    ['text after the closing quote', '"a"b,c\nb,c\n'],
  ])('names %s and goes on with the next line', (_what, text) => {
    const [first, second] = parse(text)
    expect(first).toMatchObject({ line: 1, problem: expect.stringContaining('quote') as string })
    expect(second).toEqual({ line: 2, cells: ['b', 'c'] })
  })

  it('names the line where a quote was opened that is never closed', () => {
    expect(parse('a,b\nc,"d\ne,f\ng')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, problem: 'a quote is opened and never closed', isEnd: true },
    ])
  })

  it('stops at a quote that is not closed instead of gathering the whole file', () => {
    const parser = createCsvParser(',')
    expect(parser.push(`"a\n${'x'.repeat(2_000_000)}\n`)).toMatchObject([{ line: 1, isEnd: true }])
  })

  it('finds the delimiter in the header', () => {
    expect(detectDelimiter('sku;amount;from')).toBe(';')
    expect(detectDelimiter('sku,amount,from')).toBe(',')
    expect(detectDelimiter('"a;b;c",d')).toBe(',')
    expect(detectDelimiter('sku')).toBe(',')
  })

  it('reads back whatever was written, however the text is cut into pieces', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'æ', '"', ',', ';', '\n', '\r', ' ', '|'), maxLength: 8 })
    // A row of one empty cell is an empty line, which is skipped.
    const row = fc.array(cell, { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 9 }), (rows, size) => {
        const read = parse(rows.map(writeCsvRow).join(''), { size })
        expect(read.map((each) => ('cells' in each ? each.cells : each.problem))).toEqual(rows)
      }),
    )
  })
})
