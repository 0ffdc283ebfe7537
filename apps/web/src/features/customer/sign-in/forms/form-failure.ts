import { ApiError } from '../../../../platform/api-client.ts'
import type { SignInTextKey } from '../sign-in.texts.ts'

const TOO_MANY = 429

/** Text for a call that was not answered as the form expects. */
export function failureOfCall<Key extends SignInTextKey>(error: unknown, otherwise: Key): Key | 'error.tooMany' {
  return error instanceof ApiError && error.status === TOO_MANY ? 'error.tooMany' : otherwise
}
