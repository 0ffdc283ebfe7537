import { expect, it } from 'vitest'
import { ApiError } from '../../../platform/api-client.ts'
import { textsOf } from '../../../texts/text-table.ts'
import { waitOfCall, waitText } from './login-wait.ts'
import { signInTexts } from './sign-in.texts.ts'

it('AUTH-11 says how long to the second, in each language, in singular and plural', () => {
  const said = (language: 'da' | 'nb' | 'sv') =>
    [600, 61, 60, 125, 1, 59].map((seconds) => waitText(textsOf(signInTexts, language), seconds))
  expect(said('da')).toEqual([
    'Du har prøvet mange gange. Vent 10 minutter, og prøv igen.',
    'Du har prøvet mange gange. Vent 1 minut og 1 sekund, og prøv igen.',
    'Du har prøvet mange gange. Vent 1 minut, og prøv igen.',
    'Du har prøvet mange gange. Vent 2 minutter og 5 sekunder, og prøv igen.',
    'Du har prøvet mange gange. Vent 1 sekund, og prøv igen.',
    'Du har prøvet mange gange. Vent 59 sekunder, og prøv igen.',
  ])
  expect(said('nb')[3]).toBe('Du har prøvd mange ganger. Vent 2 minutter og 5 sekunder, og prøv igjen.')
  expect(said('nb')[1]).toContain('1 minutt og 1 sekund')
  expect(said('sv')[3]).toBe('Du har försökt många gånger. Vänta 2 minuter och 5 sekunder och försök igen.')
  expect(said('sv')[1]).toContain('1 minut och 1 sekund')
})

it('AUTH-11 is counted from the answer, and only after too many attempts', () => {
  expect(waitOfCall(new ApiError(429, { code: 'too-many-requests', retryAfterSeconds: 512 }))).toEqual({ seconds: 512 })
  expect(waitOfCall(new ApiError(429, 'a proxy'))).toEqual({ seconds: 60 })
  expect(waitOfCall(new ApiError(503, { retryAfterSeconds: 5 }))).toBeUndefined()
  expect(waitOfCall(new Error('offline'))).toBeUndefined()
})
