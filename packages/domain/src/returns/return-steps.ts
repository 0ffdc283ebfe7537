import type { ReturnError } from './return-lookup.ts'

/** Pages that answer the plain form: the form itself, and why it was refused. */
export const RETURN_STEPS = ['register', 'incomplete', 'invalid', 'unknown'] as const
export type ReturnStep = (typeof RETURN_STEPS)[number]

export const REFUSAL_STEPS: Readonly<Record<ReturnError, ReturnStep>> = {
  emptyOrderNumber: 'incomplete',
  emptyEmail: 'incomplete',
  invalidOrderNumber: 'invalid',
  invalidEmail: 'invalid',
  orderNotFound: 'unknown',
}

const PREFIX = '/returns/'

/** Without language prefix. */
export function returnPath(step: ReturnStep): string {
  return PREFIX + step
}

export function findReturnStep(path: string): ReturnStep | undefined {
  return RETURN_STEPS.find((step) => returnPath(step) === path)
}
