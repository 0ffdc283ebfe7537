import { FileStoreAway, type FileStore } from '../../platform/file-store/file-store.ts'
import type { ImageCache } from './image-cache.ts'

const keyOf = (key: string) => `made/${key.slice(0, 2)}/${key}`

/** Pictures that one host has made are read by the others, and made again while nobody can read them. */
export function shareImageCache(own: ImageCache, files: FileStore, onError: (error: unknown) => void): ImageCache {
  // Who is away says so by itself.
  const report = (error: unknown) => {
    if (!(error instanceof FileStoreAway)) onError(error)
  }
  return {
    ...own,
    async get(key) {
      const here = await own.get(key)
      if (here) return here
      const found = await files.read(keyOf(key)).catch(report)
      if (found) await own.put(key, found.content).catch(onError)
      return found?.content
    },
    async put(key, bytes) {
      await own.put(key, bytes)
      // Who waits for the picture does not wait for the others' copy.
      files.write(keyOf(key), { content: bytes, type: 'application/octet-stream' }).catch(report)
    },
  }
}
