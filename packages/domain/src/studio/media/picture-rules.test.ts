import { describe, expect, it } from 'vitest'
import { readFolder, slugOf, storedSize } from './picture-rules.ts'

describe('the address of a picture', () => {
  it.each([
    ['Stue, Ålborg (2).JPG', 'stue-aalborg-2'],
    ['Ændring øst.webp', 'aendring-oest'],
    ['Köksö-räck.png', 'koeksoe-raeck'],
    ['../../etc/passwd', 'etc-passwd'],
    ['<script>alert(1)</script>.svg', 'script-alert-1-script'],
    ['é'.normalize('NFD'), 'e'],
    ['照片.jpg', 'picture'],
    ['', 'picture'],
    [`${'lang '.repeat(40)}.jpg`, `${'lang-'.repeat(12)}`.slice(0, -1)],
  ])('STU-04 of %j has plain letters alone', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })
})

describe('a folder', () => {
  it.each([
    ['', ''],
    [' Jul 2026 / Stuer ', 'Jul 2026/Stuer'],
    ['/a//b/', 'a/b'],
    ['Ærø', 'Ærø'],
  ])('STU-04 %j is %j', (text, folder) => {
    expect(readFolder(text)).toEqual({ ok: true, value: folder })
  })

  it.each(['..', 'a/../b', '.hidden', '<b>', 'a\\b', 'x'.repeat(81), '\u0000'])('STU-04 %j is none', (text) => {
    expect(readFolder(text)).toEqual({ ok: false, code: 'folderInvalid' })
  })
})

it('STU-04 what is stored is as large as is ever shown, and no larger than it came', () => {
  expect(storedSize({ width: 6000, height: 4000 })).toEqual({ width: 2880, height: 1920 })
  expect(storedSize({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 })
  expect(storedSize({ width: 3000, height: 9000 })).toEqual({ width: 1440, height: 4320 })
  expect(storedSize({ width: 12000, height: 32 })).toEqual({ width: 2880, height: 8 })
})
