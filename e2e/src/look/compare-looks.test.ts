import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { compareLooks } from './compare-looks.ts'
import { reportLine, reportPage } from './look-report.ts'

const root = mkdtempSync(join(tmpdir(), 'firkant-look-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const folders = { before: join(root, 'before'), after: join(root, 'after'), difference: join(root, 'difference') }

async function draw(folder: string, name: string, { height = 20, dot = false } = {}): Promise<void> {
  mkdirSync(join(folder, 'hjemly'), { recursive: true })
  const ground = sharp({ create: { width: 20, height, channels: 3, background: '#ffffff' } })
  const square = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#aa0000' } })
    .png()
    .toBuffer()
  await (dot ? ground.composite([{ input: square, left: 2, top: 2 }]) : ground)
    .png()
    .toFile(join(folder, 'hjemly', name))
}

describe('compareLooks', () => {
  it('tells what is the same, what differs and by how much, what is taller and what is new', async () => {
    for (const name of ['same.png', 'dot.png', 'taller.png']) await draw(folders.before, name)
    await draw(folders.after, 'same.png')
    await draw(folders.after, 'dot.png', { dot: true })
    await draw(folders.after, 'taller.png', { height: 30 })
    await draw(folders.after, 'new.png')
    const differences = await compareLooks(folders)
    const found = Object.fromEntries(
      differences.map((difference) => [difference.name.slice('hjemly/'.length), difference]),
    )
    expect(found['same.png']).toMatchObject({ kind: 'same', pixels: 0 })
    expect(found['dot.png']).toMatchObject({ kind: 'different', pixels: 16, share: 16 / 400, taller: 0 })
    expect(found['taller.png']).toMatchObject({ kind: 'different', taller: 10 })
    expect(found['new.png']).toMatchObject({ kind: 'new' })
    expect(differences.map(reportLine)).toContain('different hjemly/dot.png: 16 pixels (4.0 %)')
    expect(reportPage(differences)).toContain('2 of 4 pictures differ')
    expect((await sharp(join(folders.difference, 'hjemly/dot.png')).metadata()).width).toBe(20)
  })
})
