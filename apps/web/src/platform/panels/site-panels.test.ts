import { describe, expect, it } from 'vitest'
import { createSitePanels } from './site-panels.ts'

function watched() {
  const panels = createSitePanels()
  const seen: (string | undefined)[] = []
  panels.subscribe(() => seen.push(panels.current()?.name))
  return { panels, seen }
}

describe('the site panels', () => {
  it('SHELL-05 one at a time: opening replaces, without a moment in which none is open', () => {
    const { panels, seen } = watched()
    panels.open('cart')
    panels.open('wishlist')
    panels.close()
    panels.close()
    expect(seen).toEqual(['cart', 'wishlist', undefined])
  })

  it('SHELL-05 closing resets: opened again it is a new one', () => {
    const { panels } = watched()
    panels.open('menu')
    const first = panels.current()?.id
    panels.close()
    panels.open('menu')
    expect(panels.current()?.id).not.toBe(first)
  })

  it('SHELL-05 opening the open one keeps it, about something else', () => {
    const { panels } = watched()
    panels.open('price-guarantee', 'one')
    const first = panels.current()?.id
    panels.open('price-guarantee', 'other')
    expect(panels.current()).toEqual({ id: first, name: 'price-guarantee', detail: 'other' })
  })
})
