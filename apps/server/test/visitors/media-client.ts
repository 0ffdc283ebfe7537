import { expect } from 'vitest'
import type { LibraryPicture, ListedPicture, MediaAnswer } from '@firkant/domain/studio/media/media-calls.ts'
import type { ShownChange } from '@firkant/domain/studio/studio-calls.ts'
import { photo } from '../samples/hostile-pictures.ts'
import type { TestShop } from '../test-shop.ts'
import type { WorkingEmployee } from './test-employee.ts'
import { JSON_HEADERS } from './visitor-client.ts'

const API = '/api/studio/media'
const BYTES = { ...JSON_HEADERS, 'content-type': 'application/octet-stream' }

interface FoundPictures {
  readonly pictures: readonly ListedPicture[]
  readonly total: number
  readonly hasMore: boolean
  readonly folders: readonly { readonly name: string; readonly pictures: number }[]
}

async function answered(answer: Response): Promise<MediaAnswer> {
  expect(answer.status).toBe(200)
  return (await answer.json()) as MediaAnswer
}

let count = 0
/** Another picture each time. */
export const anotherPicture = (width = 320, height = 200) =>
  photo(width, height, `#${(0x10_20_30 + (count += 1) * 4099).toString(16)}`)
    .jpeg()
    .toBuffer()

/** What an employee does in the media library of a shop. */
export function mediaClient({ origin }: Pick<TestShop, 'origin'>, { cookie }: Pick<WorkingEmployee, 'cookie'>) {
  async function get<Answer>(path: string): Promise<Answer> {
    const answer = await fetch(origin + path, { headers: { cookie } })
    expect([path, answer.status]).toEqual([path, 200])
    return (await answer.json()) as Answer
  }
  const sendBytes = (path: string, bytes: Buffer, headers: Readonly<Record<string, string>>) =>
    fetch(origin + path, { method: 'POST', headers: { ...BYTES, cookie, ...headers }, body: new Uint8Array(bytes) })
  const upload = async (bytes: Buffer, { name = 'Stue.jpg', folder = '' } = {}): Promise<MediaAnswer> =>
    answered(
      await sendBytes(`${API}/upload`, bytes, {
        'x-picture-name': encodeURIComponent(name),
        'x-picture-folder': encodeURIComponent(folder),
      }),
    )
  return {
    sendBytes,
    upload,
    async uploaded(options: Parameters<typeof upload>[1] = {}): Promise<LibraryPicture> {
      const { picture, ...rest } = await upload(await anotherPicture(), options)
      if (!picture) throw new Error(JSON.stringify(rest))
      return picture
    },
    async replace(bytes: Buffer, { file, version }: Pick<LibraryPicture, 'file' | 'version'>, reason = 'Nyt foto') {
      const path = `${API}/replace?${new URLSearchParams({ file, version })}`
      return answered(await sendBytes(path, bytes, { 'x-picture-reason': encodeURIComponent(reason) }))
    },
    async post(name: 'describe' | 'restore' | 'remove', body: object): Promise<MediaAnswer> {
      const init = { method: 'POST', headers: { ...JSON_HEADERS, cookie }, body: JSON.stringify(body) }
      return answered(await fetch(`${origin}${API}/${name}`, init))
    },
    list: (query: Record<string, string>) => get<FoundPictures>(`${API}?${new URLSearchParams(query)}`),
    pictureOf: (file: string) => get<LibraryPicture>(`${API}/picture?${new URLSearchParams({ file })}`),
    /** The log shows them to managers. */
    async changesOf(file: string): Promise<readonly ShownChange[]> {
      const { changes } = await get<{ changes: ShownChange[] }>('/api/studio/changes')
      return changes.filter(({ subject }) => subject === file)
    },
    async imageOf({ file, version }: Pick<LibraryPicture, 'file' | 'version'>) {
      const answer = await fetch(`${origin}/images/${file}?v=${version}&w=180`, { headers: { accept: 'image/webp' } })
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
    },
  }
}
export type MediaClient = ReturnType<typeof mediaClient>
