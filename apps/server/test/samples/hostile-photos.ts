import { deflateSync } from 'node:zlib'
import { hostileFiles, photo, SCRIPT } from './hostile-pictures.ts'

export interface HostilePhoto {
  readonly name: string
  readonly bytes: Buffer
}

const CUTS = 32
const SIGNATURES: Readonly<Record<string, string>> = {
  jpeg: '\u00FF\u00D8\u00FF\u00E0',
  png: '\u0089PNG\r\n\u001A\n',
  webp: 'RIFF\u0010\u0000\u0000\u0000WEBPVP8 ',
  avif: '\u0000\u0000\u0000\u001Cftypavif\u0000\u0000\u0000\u0000',
}
const PAYLOADS: Readonly<Record<string, string>> = {
  script: SCRIPT,
  page: `<!doctype html><title>x</title>${SCRIPT}`,
  drawing: `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`,
  php: '<?php system($_GET["c"]); ?>',
  shell: '#!/bin/sh\nrm -rf /\n',
  archive: 'PK\u0003\u0004\u0014\u0000\u0000\u0000',
  document: '%PDF-1.7\n1 0 obj << /OpenAction (x) >>',
  programme: 'MZ\u0090\u0000\u0003\u0000\u0000\u0000',
  table: '=cmd|" /C calc"!A0,1,2\n',
  nothing: '\u0000'.repeat(2000),
}

/** A PNG that says how large it is, with hardly a byte of it. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(25)
  head.writeUInt32BE(13, 0)
  head.write('IHDR', 4, 'latin1')
  head.writeUInt32BE(width, 8)
  head.writeUInt32BE(height, 12)
  head.set([8, 2, 0, 0, 0], 16)
  const data = deflateSync(Buffer.alloc(1000))
  return Buffer.concat([Buffer.from(SIGNATURES.png ?? '', 'latin1'), head, data])
}

const DRAWINGS = [
  `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`,
  `<?xml version="1.0"?><svg>${SCRIPT}</svg>`,
  `\uFEFF<svg>${SCRIPT}</svg>`,
  `<!-- ${'x'.repeat(900)} --><svg>${SCRIPT}</svg>`,
  `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://x"><svg/>`,
  `<svg><foreignObject><iframe src="javascript:alert(1)"/></foreignObject></svg>`,
  `<svg><use href="data:image/svg+xml;base64,PHN2Zy8+"/></svg>`,
  `<svg><image href="http://169.254.169.254/"/></svg>`,
  `<!DOCTYPE svg [<!ENTITY a "${'b'.repeat(500)}">]><svg>&a;&a;</svg>`,
  `<svg width="50000" height="50000"/>`,
]

/** More than two hundred files that nobody sends who wants to show a sofa. */
export async function hostilePhotos(): Promise<readonly HostilePhoto[]> {
  const known = (await hostileFiles()).map(({ name, bytes }) => ({ name, bytes }))
  const cut: HostilePhoto[] = []
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const whole = await photo(240, 180).toFormat(format).toBuffer()
    for (let at = 1; at <= CUTS; at += 1) {
      const length = Math.floor((whole.length * at) / (CUTS + 6))
      cut.push({ name: `${format} cut at ${length}`, bytes: whole.subarray(0, length) })
    }
  }
  const polyglots = Object.entries(SIGNATURES).flatMap(([format, signature]) =>
    Object.entries(PAYLOADS).map(([payload, text]) => ({
      name: `${format} that is a ${payload}`,
      bytes: Buffer.concat([Buffer.from(signature, 'latin1'), Buffer.from(text, 'latin1')]),
    })),
  )
  const plain = Object.entries(PAYLOADS).map(([payload, text]) => ({
    name: payload,
    bytes: Buffer.from(text, 'latin1'),
  }))
  const drawings = DRAWINGS.map((text, at) => ({ name: `drawing ${at}`, bytes: Buffer.from(text) }))
  const large = [50_000, 65_535, 100_000, 1_000_000].flatMap((width) =>
    [1001, 50_000, 65_535, 2 ** 31 - 1].map((height) => ({
      name: `${width} × ${height}`,
      bytes: pngOf(width, height),
    })),
  )
  const small = await Promise.all(
    [1, 2, 8, 31].flatMap((size) =>
      (['png', 'webp', 'jpeg'] as const).map(async (format) => ({
        name: `${format} of ${size}`,
        bytes: await photo(size, size).toFormat(format).toBuffer(),
      })),
    ),
  )
  const other = await Promise.all(
    (['gif', 'tiff'] as const).map(async (format) => ({
      name: format,
      bytes: await photo(90, 90).toFormat(format).toBuffer(),
    })),
  )
  return [...known, ...cut, ...polyglots, ...plain, ...drawings, ...large, ...small, ...other]
}
