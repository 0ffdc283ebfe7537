import { expect, it } from 'vitest'
import type { MediaAnswer } from '@firkant/domain/studio/media/media-calls.ts'
import { CallError } from '../../platform/call-server.ts'
import { createUploadQueue } from './upload-queue.ts'

const picture = (name: string, size = 10) => new File([new Uint8Array(size)], name)

/** Answers when it is told to. */
function heldSend() {
  const waiting: { name: string; answer: (answer: MediaAnswer) => void; fail: (error: Error) => void }[] = []
  const send = (file: File, _folder: string, onProgress: (share: number) => void) => {
    const { promise, resolve, reject } = Promise.withResolvers<MediaAnswer>()
    onProgress(0.5)
    waiting.push({ name: file.name, answer: resolve, fail: reject })
    return promise
  }
  return { send, waiting }
}

it('STU-04 pictures are sent one after the other, each with its own end, and again when asked', async () => {
  const { send, waiting } = heldSend()
  const queue = createUploadQueue(send)
  const states = () => queue.uploads().map(({ name, state, share }) => `${name} ${state} ${share}`)
  queue.add([picture('a.jpg'), picture('b.svg')], 'Jul')
  queue.add([picture('c.jpg'), picture('large.jpg', 25 * 1024 * 1024 + 1)], 'Jul')
  expect(states()).toEqual(['a.jpg sending 0.5', 'b.svg waits 0', 'c.jpg waits 0', 'large.jpg waits 0'])
  waiting.shift()?.answer({ success: true })
  await expect.poll(states).toContain('b.svg sending 0.5')
  waiting.shift()?.answer({ success: false, errorCode: 'isDrawing' })
  await expect.poll(states).toContain('c.jpg sending 0.5')
  waiting.shift()?.fail(new CallError('offline'))
  await expect
    .poll(() => queue.uploads().map(({ error, failure }) => error ?? failure))
    .toEqual([undefined, 'isDrawing', 'offline', 'tooLarge'])
  queue.retry(3)
  await expect.poll(states).toContain('c.jpg sending 0.5')
  queue.clear()
  expect(states()).toEqual(['c.jpg sending 0.5'])
  waiting.shift()?.answer({ success: true })
  await expect.poll(states).toEqual(['c.jpg done 0.5'])
})
