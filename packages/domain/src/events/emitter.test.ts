import { expect, it, vi } from 'vitest'
import { createEmitter } from './emitter.ts'

it('tells whoever listens, in their order, until they end it', () => {
  const told: string[] = []
  const { subscribe, emit } = createEmitter<[number]>()
  const end = subscribe((value) => told.push(`first ${value}`))
  subscribe((value) => told.push(`second ${value}`))
  emit(1)
  end()
  emit(2)
  expect(told).toEqual(['first 1', 'second 1', 'second 2'])
})

it('tells each only once, however often it came', () => {
  const listener = vi.fn()
  const { subscribe, emit } = createEmitter()
  subscribe(listener)
  subscribe(listener)
  emit()
  expect(listener).toHaveBeenCalledOnce()
})
