import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { hostilePhotos } from '../../../../test/samples/hostile-photos.ts'
import { photo, SCRIPT, SECRET } from '../../../../test/samples/hostile-pictures.ts'
import { takePhotos } from './review-photo-store.ts'

it('REV-02 more than 200 hostile files are refused with a reason each, and the memory stays', async () => {
  const files = await hostilePhotos()
  expect(files.length).toBeGreaterThanOrEqual(200)
  const before = process.memoryUsage().rss
  let most = 0
  for (const { name, bytes } of files) {
    const taken = await takePhotos([bytes])
    expect([name, taken]).toEqual([name, { ok: false, code: expect.stringMatching(/^photo[A-Z]/) }])
    most = Math.max(most, process.memoryUsage().rss)
    await setImmediate()
  }
  expect((most - before) / 2 ** 20).toBeLessThan(200)
})

it('REV-02 a sound photo is made anew: without place, owner, thumbnail and what hides behind its end', async () => {
  const tagged = await photo(600, 400)
    .withExif({ IFD0: { Copyright: SECRET, ImageDescription: SCRIPT }, IFD3: { GPSLatitude: '55/1 40/1 0/1' } })
    .jpeg()
    .toBuffer()
  const taken = await takePhotos([Buffer.concat([tagged, Buffer.from(`${SCRIPT}PK\u0003\u0004${SECRET}`)])])
  if (!taken.ok) throw new Error(taken.code)
  const [made] = taken.value
  const { exif, xmp, icc, format } = await sharp(made?.bytes).metadata()
  expect([exif, xmp, icc, format]).toEqual([undefined, undefined, undefined, 'webp'])
  expect([made?.bytes.includes(SECRET), made?.bytes.includes('<script')]).toEqual([false, false])
})

it('REV-02 more photos than three, or one that is larger than a telephone takes, are not even looked at', async () => {
  const one = await photo(64, 64).jpeg().toBuffer()
  expect(await takePhotos([one, one, one, one])).toEqual({ ok: false, code: 'tooManyPhotos' })
  expect(await takePhotos([Buffer.alloc(10 * 1024 * 1024 + 1)])).toEqual({ ok: false, code: 'photoTooLarge' })
})
