import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { readPicturePlaces } from './picture-places.ts'

function folderWith(text?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'places-'))
  if (text !== undefined) writeFileSync(join(folder, 'places.json'), text)
  return folder
}

describe('the places in pictures', () => {
  it('IMG-03 are read from the media folder, and one that is wrong is left out', () => {
    const warn = vi.fn()
    const places = readPicturePlaces(
      folderWith('{"a.webp":{"focus":{"x":10,"y":90}},"b.webp":{"focus":{"x":-1,"y":400}}}'),
      { warn },
    )
    expect([...places]).toEqual([['a.webp', { focus: { x: 10, y: 90 } }]])
    expect(warn).toHaveBeenCalledOnce()
  })

  it.each([undefined, '', '[', '[]', '3'])('IMG-03 are none where the file says %j', (text) => {
    expect(readPicturePlaces(folderWith(text), { warn: () => undefined }).size).toBe(0)
  })
})
