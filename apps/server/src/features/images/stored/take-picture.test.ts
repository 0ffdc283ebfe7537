import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { hostileFiles, photo, SCRIPT, SECRET, type HostileFile } from '../../../../test/samples/hostile-pictures.ts'
import { takePicture } from './take-picture.ts'

let files: readonly HostileFile[]
beforeAll(async () => void (files = await hostileFiles()))

describe('a file that is uploaded', () => {
  it('STU-04 IMG-01 is refused for what it is, whatever it is called', async () => {
    for (const { name, bytes, fault } of files)
      expect([name, await takePicture(bytes)]).toEqual([name, { ok: false, code: fault }])
  })

  it('STU-04 IMG-01 leaves behind where it was taken and by whom, and what hides behind its end', async () => {
    const withPlace = await photo(600, 400)
      .withExif({ IFD0: { Copyright: SECRET, ImageDescription: SCRIPT }, IFD3: { GPSLatitude: '55/1 40/1 0/1' } })
      .jpeg()
      .toBuffer()
    const sent = Buffer.concat([withPlace, Buffer.from(`${SCRIPT}${SECRET}`)])
    expect(sent.includes(SECRET)).toBe(true)
    const taken = await takePicture(sent)
    if (!taken.ok) throw new Error(taken.code)
    const { bytes, width, height, version } = taken.value
    expect([bytes.includes(SECRET), bytes.includes('<script')]).toEqual([false, false])
    const { exif, icc, xmp, format } = await sharp(bytes).metadata()
    expect([exif, icc, xmp, format]).toEqual([undefined, undefined, undefined, 'webp'])
    expect([width, height]).toEqual([600, 400])
    expect(version).toMatch(/^[0-9a-f]{8}$/)
  })

  it('STU-04 stands upright, keeps what is clear, and is no larger than is ever shown', async () => {
    const turned = await takePicture(await photo(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer())
    expect(turned).toMatchObject({ ok: true, value: { width: 400, height: 600 } })
    const create = { width: 4000, height: 2000, channels: 4, background: '#ff000000' } as const
    const clear = await takePicture(await sharp({ create }).png().toBuffer())
    expect(clear).toMatchObject({ ok: true, value: { width: 2880, height: 1440 } })
    if (clear.ok) expect((await sharp(clear.value.bytes).metadata()).hasAlpha).toBe(true)
    for (const format of ['avif', 'webp', 'png', 'jpeg'] as const) {
      const made = await takePicture(await photo(64, 64).toFormat(format).toBuffer())
      expect([format, made.ok]).toEqual([format, true])
    }
  })

  it('STU-04 IMG-01 costs memory only while it is looked at', async () => {
    const good = await photo(1200, 800).jpeg().toBuffer()
    const round = async () => {
      for (const { bytes } of files) await takePicture(bytes)
      await takePicture(good)
      await setImmediate()
    }
    for (let count = 0; count < 3; count += 1) await round()
    const before = process.memoryUsage()
    for (let count = 0; count < 10; count += 1) await round()
    const after = process.memoryUsage()
    expect((after.rss - before.rss) / 2 ** 20).toBeLessThan(120)
  })
})
