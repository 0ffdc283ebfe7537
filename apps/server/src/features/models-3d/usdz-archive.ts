import { crc32 } from 'node:zlib'

/**
 * USDZ is a zip archive without compression whose files each begin at a multiple of 64 bytes, so that a viewer can read
 * them where they lie (https://openusd.org/release/spec_usdz.html). The scene comes first.
 */
const ALIGNMENT = 64
const LOCAL_HEADER_BYTES = 30
const CENTRAL_HEADER_BYTES = 46
const END_BYTES = 22
const LOCAL_HEADER = 0x04_03_4b_50
const CENTRAL_HEADER = 0x02_01_4b_50
const END = 0x06_05_4b_50
const VERSION = 10
/** 1 January 1980: the same content gives the same bytes. */
const DAY = 0x00_21
/** An extra field has at least its kind and its length. */
const LEAST_EXTRA = 4
const PADDING_KIND = 0x19_86

export interface ArchivedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

interface PlacedFile extends ArchivedFile {
  readonly offset: number
  readonly extra: number
  readonly crc: number
}

/** What both headers of a file say. */
function writeFacts(header: Buffer, at: number, { name, bytes, crc }: PlacedFile): void {
  header.writeUInt16LE(VERSION, at)
  header.writeUInt16LE(DAY, at + 8)
  header.writeUInt32LE(crc, at + 10)
  header.writeUInt32LE(bytes.length, at + 14)
  header.writeUInt32LE(bytes.length, at + 18)
  header.writeUInt16LE(Buffer.byteLength(name), at + 22)
}

function localHeader(file: PlacedFile): Buffer {
  const header = Buffer.alloc(LOCAL_HEADER_BYTES)
  header.writeUInt32LE(LOCAL_HEADER, 0)
  writeFacts(header, 4, file)
  header.writeUInt16LE(file.extra, 28)
  const extra = Buffer.alloc(file.extra)
  extra.writeUInt16LE(PADDING_KIND, 0)
  extra.writeUInt16LE(file.extra - LEAST_EXTRA, 2)
  return Buffer.concat([header, Buffer.from(file.name), extra])
}

function centralHeader(file: PlacedFile): Buffer {
  const header = Buffer.alloc(CENTRAL_HEADER_BYTES)
  header.writeUInt32LE(CENTRAL_HEADER, 0)
  header.writeUInt16LE(VERSION, 4)
  writeFacts(header, 6, file)
  header.writeUInt32LE(file.offset, 42)
  return Buffer.concat([header, Buffer.from(file.name)])
}

function place(files: readonly ArchivedFile[]): PlacedFile[] {
  let offset = 0
  return files.map((file) => {
    const start = offset + LOCAL_HEADER_BYTES + Buffer.byteLength(file.name) + LEAST_EXTRA
    const extra = LEAST_EXTRA + ((ALIGNMENT - (start % ALIGNMENT)) % ALIGNMENT)
    const placed = { ...file, offset, extra, crc: crc32(file.bytes) }
    offset += LOCAL_HEADER_BYTES + Buffer.byteLength(file.name) + extra + file.bytes.length
    return placed
  })
}

export function writeUsdz(files: readonly ArchivedFile[]): Buffer {
  const placed = place(files)
  const locals = placed.flatMap((file) => [localHeader(file), file.bytes])
  const central = Buffer.concat(placed.map(centralHeader))
  const end = Buffer.alloc(END_BYTES)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(placed.length, 8)
  end.writeUInt16LE(placed.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(
    locals.reduce((sum, part) => sum + part.length, 0),
    16,
  )
  return Buffer.concat([...locals, central, end])
}
