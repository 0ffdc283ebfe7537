import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMenuLevels } from './menu-levels.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the levels of the menu', () => {
  it('MENU-01 go down and back, and what was left stays to be seen sliding out', () => {
    const levels = createMenuLevels()
    levels.goInto('sofas', 0)
    levels.goInto('corner-sofas', 1)
    expect(levels.current()).toMatchObject({ path: ['sofas', 'corner-sofas'], depth: 2 })
    levels.goBack()
    expect(levels.current()).toMatchObject({ path: ['sofas', 'corner-sofas'], depth: 1 })
    levels.goInto('sofa-beds', 1)
    expect(levels.current()).toMatchObject({ path: ['sofas', 'sofa-beds'], depth: 2 })
    for (let times = 0; times < 3; times += 1) levels.goBack()
    expect(levels.current().depth).toBe(0)
  })

  it('MENU-01 a category beside the one that is open takes its place', () => {
    const levels = createMenuLevels()
    levels.goInto('sofas', 0)
    levels.goInto('corner-sofas', 1)
    levels.goInto('beds', 0)
    expect(levels.current()).toMatchObject({ path: ['beds'], depth: 1 })
  })

  it('MENU-06 are left for the first one 300 ms after closing', () => {
    const levels = createMenuLevels()
    levels.chooseTab('rooms')
    levels.goInto('sofas', 0)
    levels.closed()
    vi.advanceTimersByTime(299)
    expect(levels.current()).toMatchObject({ depth: 1, tab: 'rooms' })
    vi.advanceTimersByTime(1)
    expect(levels.current()).toEqual({ path: [], depth: 0, tab: undefined })
  })

  it('MENU-06 stay for whoever opens it again at once', () => {
    const levels = createMenuLevels()
    levels.opened()
    levels.goInto('sofas', 0)
    levels.closed()
    vi.advanceTimersByTime(200)
    levels.opened()
    vi.advanceTimersByTime(1000)
    expect(levels.current().depth).toBe(1)
  })
})
