import { createReadStream } from 'node:fs'

export interface CatalogueFile {
  /** As given on the command line. */
  readonly name: string
  readonly path: string
}

/** The file is not UTF-8: most likely it was saved in another encoding. */
export class NotUtf8Error extends Error {}

export const NOT_UTF8 = 'is not UTF-8 from here on; save the file in that encoding'

const CHUNK_BYTES = 256 * 1024

/** The text of a file in chunks, without a byte order mark. */
export async function* readText({ path }: CatalogueFile, onBytes: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (bytes?: Buffer) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch (error) {
      throw new NotUtf8Error('The file is not UTF-8', { cause: error })
    }
  }
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    onBytes(chunk.length)
    yield decode(chunk)
  }
  yield decode()
}
