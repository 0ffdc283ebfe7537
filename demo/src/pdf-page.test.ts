import { describe, expect, it } from 'vitest'
import { writePdfPage } from './pdf-page.ts'

const page = { language: 'da', kind: 'Vejledning', title: 'Sådan gør du', lines: ['Æbler, øl og ål.'], numbered: true }

describe('a page as PDF', () => {
  it('PDP-06 holds Nordic letters, brackets and backslashes as they are', () => {
    const pdf = writePdfPage({ ...page, lines: ['Ø (6 mm) \\ ä – ö'] }).toString('latin1')
    expect(pdf).toContain('(Ø \\(6 mm\\) \\\\ ä \u0096 ö) Tj')
    expect(pdf).toContain('/Lang (da)')
  })

  it('PDP-06 tells where each of its parts stands', () => {
    const pdf = writePdfPage(page).toString('latin1')
    const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1])
    expect(pdf.slice(start, start + 4)).toBe('xref')
    const offsets = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset))
    expect(offsets).toHaveLength(7)
    for (const [index, offset] of offsets.entries())
      expect(pdf.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`))
    const [, length, content] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(pdf) ?? []
    expect(content?.length).toBe(Number(length))
  })

  it('long lines are broken, and what cannot be written is refused', () => {
    const long = writePdfPage({ ...page, lines: [Array<string>(60).fill('planke').join(' ')] }).toString('latin1')
    expect(long.match(/Tj/g)?.length).toBeGreaterThan(7)
    expect(() => writePdfPage({ ...page, title: '漢' })).toThrow('cannot be written')
  })
})
