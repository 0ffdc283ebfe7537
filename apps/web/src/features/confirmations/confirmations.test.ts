import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createConfirmations, SHOWN_MS, UNDO_SHOWN_MS } from './confirmations.ts'

function opened() {
  const announced: string[] = []
  const confirmations = createConfirmations((message) => announced.push(message))
  return { confirmations, announced, texts: () => confirmations.current().map(({ text }) => text) }
}

describe('confirmations', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('A11Y-02 each is announced once and goes by itself', () => {
    const { confirmations, announced, texts } = opened()
    confirmations.show({ text: 'Sofa er lagt i kurven' })
    expect(announced).toEqual(['Sofa er lagt i kurven'])
    vi.advanceTimersByTime(SHOWN_MS - 1)
    expect(texts()).toEqual(['Sofa er lagt i kurven'])
    vi.advanceTimersByTime(1)
    expect(texts()).toEqual([])
    expect(announced).toHaveLength(1)
  })

  it('the newest three are shown, and the same words only once', () => {
    const { confirmations, texts } = opened()
    for (const text of ['a', 'b', 'c', 'd', 'c']) confirmations.show({ text })
    expect(texts()).toEqual(['b', 'd', 'c'])
  })

  it('none goes while they are held, and each has its whole time after that', () => {
    const { confirmations, texts } = opened()
    confirmations.show({ text: 'a' })
    vi.advanceTimersByTime(SHOWN_MS - 1)
    confirmations.hold()
    confirmations.show({ text: 'b', shownMs: UNDO_SHOWN_MS })
    vi.advanceTimersByTime(UNDO_SHOWN_MS * 2)
    expect(texts()).toEqual(['a', 'b'])
    confirmations.release()
    vi.advanceTimersByTime(SHOWN_MS)
    expect(texts()).toEqual(['b'])
    vi.advanceTimersByTime(UNDO_SHOWN_MS - SHOWN_MS)
    expect(texts()).toEqual([])
  })

  it('dismissing the last one that was pointed at holds none of those to come', () => {
    const { confirmations, texts } = opened()
    confirmations.show({ text: 'a' })
    confirmations.hold()
    for (const { id } of confirmations.current()) confirmations.dismiss(id)
    confirmations.show({ text: 'b' })
    vi.advanceTimersByTime(SHOWN_MS)
    expect(texts()).toEqual([])
  })

  it('where the visitor has come to, none leads any more', () => {
    const { confirmations, texts } = opened()
    confirmations.show({ text: 'a', action: { label: 'Vis kurv', panel: 'cart', href: '/kassen' } })
    confirmations.show({ text: 'b', action: { label: 'Vis favoritter', panel: 'wishlist', href: '/mine-sider' } })
    confirmations.dismissLeadingTo('cart')
    expect(texts()).toEqual(['b'])
  })
})
