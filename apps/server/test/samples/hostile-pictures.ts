import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { PictureFault } from '@firkant/domain/studio/media/picture-rules.ts'

export interface HostileFile {
  readonly name: string
  readonly bytes: Buffer
  readonly fault: PictureFault
}

export const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const

export function photo(width: number, height: number, background = '#a65a3a') {
  return sharp({ create: { width, height, channels: 3, background, noise } })
}

export const SECRET = 'Nordre Skovvej 17'
export const SCRIPT = '<script>alert(document.cookie)</script>'

const CRC_TABLE = Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xed_b8_83_20 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})
function crcOf(bytes: Buffer): number {
  let crc = 0xff_ff_ff_ff
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xff_ff_ff_ff) >>> 0
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  crc.writeUInt32BE(crcOf(body))
  return Buffer.concat([length, body, crc])
}

/** Some kilobytes that say they are a picture of so many pixels, all of one colour. */
function pngBomb(width: number, height: number, content = deflateSync(Buffer.alloc(1_000_000))): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const signature = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1')
  return Buffer.concat([
    signature,
    pngChunk('IHDR', head),
    pngChunk('IDAT', content),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

const svg = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${inner}</svg>`)

/** What somebody sends who wants more than to show a picture. */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  const whole = await photo(800, 600).jpeg().toBuffer()
  const png = await photo(400, 300).png().toBuffer()
  const webp = await photo(400, 300).webp().toBuffer()
  return [
    { name: 'nothing', bytes: Buffer.alloc(0), fault: 'empty' },
    { name: 'a drawing with a script', bytes: svg(SCRIPT), fault: 'isDrawing' },
    { name: 'a drawing that loads another', bytes: svg('<image href="file:///etc/passwd"/>'), fault: 'isDrawing' },
    {
      name: 'a drawing with a prologue and an entity',
      bytes: Buffer.from('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
      fault: 'isDrawing',
    },
    { name: 'a page', bytes: Buffer.from(`<!doctype html>${SCRIPT}`), fault: 'notPicture' },
    { name: 'a document', bytes: Buffer.from('%PDF-1.7\n1 0 obj'), fault: 'notPicture' },
    { name: 'a moving GIF', bytes: Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1'), fault: 'notPicture' },
    { name: 'a TIFF', bytes: await photo(200, 200).tiff().toBuffer(), fault: 'notPicture' },
    { name: 'an archive', bytes: Buffer.from('PK\u0003\u0004', 'latin1'), fault: 'notPicture' },
    {
      name: 'a drawing that begins as a JPEG',
      bytes: Buffer.concat([whole.subarray(0, 4), svg(SCRIPT)]),
      fault: 'broken',
    },
    { name: 'a JPEG that is cut off', bytes: whole.subarray(0, whole.length / 2), fault: 'broken' },
    { name: 'a PNG that is cut off', bytes: png.subarray(0, png.length / 2), fault: 'broken' },
    { name: 'a WebP that is cut off', bytes: webp.subarray(0, webp.length / 2), fault: 'broken' },
    { name: 'a PNG’s first bytes', bytes: png.subarray(0, 8), fault: 'broken' },
    { name: '3.6 thousand million pixels in a kilobyte', bytes: pngBomb(60_000, 60_000), fault: 'tooManyPixels' },
    { name: 'a strip of 2 000 million pixels', bytes: pngBomb(2_000_000_000, 1), fault: 'broken' },
    { name: 'a gigabyte of zeros in a megabyte', bytes: pngBomb(50_000, 30_000), fault: 'tooManyPixels' },
    { name: 'a few pixels', bytes: await photo(10, 10).png().toBuffer(), fault: 'tooSmall' },
    { name: 'too many bytes', bytes: Buffer.alloc(25 * 1024 * 1024 + 1), fault: 'tooLarge' },
  ]
}
