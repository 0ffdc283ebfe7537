import { Window } from 'happy-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { createShownPage } from './shown-page.ts'

const window = new Window()
afterEach(() => vi.unstubAllGlobals())

/** A frame whose page goes on standing until the next has loaded, and a server that answers when it is told to. */
function beside() {
  const answers: ((heading: string) => void)[] = []
  vi.stubGlobal('fetch', () =>
    new Promise<string>((resolve) => answers.push((heading) => resolve(`<h1>${heading}</h1>`))).then((html) => ({
      text: async () => html,
    })),
  )
  const frame = {
    dataset: {} as DOMStringMap,
    src: '',
    contentDocument: window.document,
  } as unknown as HTMLIFrameElement
  const page = createShownPage()
  const heading = () => window.document.querySelector('h1')?.textContent
  const load = (text: string) => {
    window.document.body.innerHTML = `<h1>${text}</h1>`
    page.loaded(frame)
  }
  return { frame, page, heading, load, answers }
}

it('STU-03 what is saved while the frame loads is shown when it has loaded, though what it loads is older', async () => {
  const { frame, page, heading, load, answers } = beside()
  page.show(frame, { address: '/?set=1', saves: 0 })
  page.show(frame, { address: '/?set=1', saves: 1 })
  expect([frame.src, answers.length, frame.dataset.shown]).toEqual(['/?set=1', 0, undefined])
  load('Before')
  expect([heading(), frame.dataset.shown]).toEqual(['Before', '0'])
  answers[0]?.('After')
  await expect.poll(() => [heading(), frame.dataset.shown]).toEqual(['After', '1'])
})

it('STU-03 one page is asked for at a time, then the newest', async () => {
  const { frame, page, heading, load, answers } = beside()
  page.show(frame, { address: '/', saves: 0 })
  load('First')
  for (const saves of [1, 2, 3]) page.show(frame, { address: '/', saves })
  expect(answers).toHaveLength(1)
  answers[0]?.('Second')
  await expect.poll(() => answers.length).toBe(2)
  expect(heading()).toBe('Second')
  answers[1]?.('Fourth')
  await expect.poll(() => [heading(), frame.dataset.shown]).toEqual(['Fourth', '3'])
  expect(answers).toHaveLength(2)
})

it('STU-03 an answer to an address that was left is not shown', async () => {
  const { frame, page, heading, load, answers } = beside()
  page.show(frame, { address: '/', saves: 0 })
  load('First')
  page.show(frame, { address: '/', saves: 1 })
  page.show(frame, { address: '/?variant=b', saves: 1 })
  load('Variant')
  page.show(frame, { address: '/?variant=b', saves: 2 })
  answers[0]?.('Second')
  await expect.poll(() => answers.length).toBe(2)
  expect([heading(), frame.dataset.shown]).toEqual(['Variant', '1'])
})
