import { expect, it } from 'vitest'
import { nextSoftLoginView, SOFT_LOGIN_VIEWS, type SoftLoginView } from './soft-login-views.ts'

it('SOFT-03 start leads to removal and login, both lead back, and nowhere else', () => {
  expect(nextSoftLoginView('start', 'login')).toBe('login')
  expect(nextSoftLoginView('start', 'removePersonalization')).toBe('removePersonalization')
  expect(nextSoftLoginView('login', 'start')).toBe('start')
  expect(nextSoftLoginView('login', 'removePersonalization')).toBe('login')
  expect(nextSoftLoginView('removePersonalization', 'login')).toBe('removePersonalization')
})

it('SOFT-03 every view leads to views that there are', () => {
  const views = Object.keys(SOFT_LOGIN_VIEWS) as SoftLoginView[]
  for (const next of Object.values(SOFT_LOGIN_VIEWS)) expect(views).toEqual(expect.arrayContaining([...next]))
})
