import { expect, it } from 'vitest'
import { nextView, SIGN_IN_VIEWS, type SignInView } from './sign-in-views.ts'

it('AUTH-03 the login leads to registration and reset, and both lead back', () => {
  expect(nextView('Login', 'Registration')).toBe('Registration')
  expect(nextView('Login', 'ResetPassword')).toBe('ResetPassword')
  expect(nextView('Registration', 'Login')).toBe('Login')
  expect(nextView('Registration', 'ResetPassword')).toBe('Registration')
})

it('AUTH-03 each view has a background of its own', () => {
  const views = Object.keys(SIGN_IN_VIEWS) as SignInView[]
  expect(views).toEqual(['Login', 'Registration', 'ResetPassword'])
  expect(new Set(views.map((view) => SIGN_IN_VIEWS[view].background)).size).toBe(views.length)
})
