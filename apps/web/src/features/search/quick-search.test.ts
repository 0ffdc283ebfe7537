import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Autocomplete } from '@firkant/domain/search/search-calls.ts'
import { sampleCard } from '../../../test/sample-card.ts'
import { NOTHING_FIRST, NOTHING_FOUND } from './answers/search-answers.ts'
import { createQuickSearch } from './quick-search.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const answerFor = (q: string): Autocomplete => ({
  ...NOTHING_FOUND,
  phrases: [{ text: `${q}bord`, url: `/soeg?q=${q}bord`, highlight: `{${q}}bord`, searchOrigin: 'suggestions' }],
  products: Array.from({ length: 6 }, (_, number) => sampleCard({ productKey: `${q}-${number}` })),
})

interface Answering {
  readonly ms?: (q: string) => number
  readonly failure?: Error
}

/** A box whose server answers each question after its own time. */
function openedBox({ ms = () => 0, failure }: Answering = {}) {
  const asked: string[] = []
  const failures: unknown[] = []
  const box = createQuickSearch({
    api: {
      autocomplete: async (q) => {
        asked.push(q)
        await new Promise((resolve) => setTimeout(resolve, ms(q)))
        if (failure) throw failure
        return answerFor(q)
      },
      firstSuggestions: async () => {
        if (failure) throw failure
        return { ...NOTHING_FIRST, suggestions: answerFor('sofa').phrases }
      },
    },
    onFailure: (error) => failures.push(error),
  })
  return { box, asked, failures }
}

describe('the quick search', () => {
  it('SRCH-03 asks from two characters on, once for each pause', async () => {
    const { box, asked } = openedBox()
    for (const text of ['s', 'so', 'sof']) {
      box.type(text)
      await vi.advanceTimersByTimeAsync(100)
    }
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toEqual(['sof'])
    box.type(' s ')
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toEqual(['sof'])
    expect(box.current()).toMatchObject({ text: ' s ', found: undefined, previews: [], isSettled: true })
  })

  it('SRCH-03 previews wait for a rest of 500 ms and are four at most; words come before', async () => {
    const { box } = openedBox()
    box.type('sofa')
    await vi.advanceTimersByTimeAsync(499)
    expect(box.current().found?.phrases).toHaveLength(1)
    expect(box.current()).toMatchObject({ previews: [], isSettled: false })
    await vi.advanceTimersByTimeAsync(1)
    expect(box.current().previews.map(({ productKey }) => productKey)).toEqual(['sofa-0', 'sofa-1', 'sofa-2', 'sofa-3'])
    expect(box.current().isSettled).toBe(true)
  })

  it('SRCH-03 what was found stays while the next words are looked for', async () => {
    const { box } = openedBox()
    box.type('sofa')
    await vi.advanceTimersByTimeAsync(1000)
    box.type('sofab')
    expect(box.current().found?.phrases[0]?.text).toBe('sofabord')
    expect(box.current().previews).toHaveLength(4)
  })

  it('SRCH-03 an answer to earlier words is ignored, however late it comes', async () => {
    const { box, asked } = openedBox({ ms: (q) => (q === 'so' ? 5000 : 100) })
    box.type('so')
    await vi.advanceTimersByTimeAsync(600)
    box.type('stol')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toEqual(['so', 'stol'])
    expect(box.current().found?.phrases[0]?.text).toBe('stolbord')
    expect(box.current().previews[0]?.productKey).toBe('stol-0')
  })

  it('SRCH-03 a failure is told and shows an empty list', async () => {
    const failure = new Error('out of order')
    const { box, failures } = openedBox({ failure })
    box.type('sofa')
    await vi.advanceTimersByTimeAsync(1000)
    expect(failures).toEqual([failure])
    expect(box.current()).toMatchObject({ found: NOTHING_FOUND, previews: [], isSettled: true })
  })

  it('SRCH-03 a failure of what nobody waits for any more is not told', async () => {
    const { box, failures } = openedBox({ ms: () => 1000, failure: new Error('too late') })
    box.type('sofa')
    await vi.advanceTimersByTimeAsync(600)
    box.type('')
    await vi.advanceTimersByTimeAsync(2000)
    expect(failures).toEqual([])
  })

  it('SRCH-02 an opened box knows what others search for; a failure leaves it empty', async () => {
    const { box } = openedBox()
    expect(box.current().first).toBeUndefined()
    box.open()
    await vi.advanceTimersByTimeAsync(0)
    expect(box.current().first?.suggestions).toHaveLength(1)
    const failing = openedBox({ failure: new Error('out of order') })
    failing.box.open()
    await vi.advanceTimersByTimeAsync(0)
    expect(failing.box.current().first).toEqual(NOTHING_FIRST)
    expect(failing.failures).toHaveLength(1)
  })

  it('SRCH-06 what the address says is shown without a question, until the box opens', async () => {
    const { box, asked } = openedBox()
    box.show('stol')
    await vi.advanceTimersByTimeAsync(1000)
    expect(box.current().text).toBe('stol')
    expect(asked).toEqual([])
    box.open()
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toEqual(['stol'])
  })

  it('SRCH-05 a choice leaves the list as it is until the box opens again', async () => {
    const { box, asked } = openedBox()
    box.type('sofa')
    await vi.advanceTimersByTimeAsync(1000)
    box.show('')
    expect(box.current()).toMatchObject({ text: '', isSettled: true })
    expect(box.current().previews).toHaveLength(4)
    box.open()
    expect(box.current()).toMatchObject({ found: undefined, previews: [] })
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toEqual(['sofa'])
  })
})
