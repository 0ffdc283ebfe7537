export const MIN_PASSWORD_LENGTH = 8
/** Longer ones only cost time to hash. */
export const MAX_PASSWORD_LENGTH = 200

/** Sent to the form. Valid with and without the flags `u` and `v`, so also as the pattern of an input. */
export const PASSWORD_PATTERN = String.raw`^(?=.*[0-9])(?=.*[a-zß-öø-ÿ])(?=.*[A-ZÀ-ÖØ-Þ]).{${MIN_PASSWORD_LENGTH},}$`

const PASSWORD = new RegExp(PASSWORD_PATTERN)

/** At least 8 characters with a digit, a lower and an upper case letter. */
export function isAllowedPassword(password: string): boolean {
  return password.length <= MAX_PASSWORD_LENGTH && PASSWORD.test(password)
}

export const NEW_PASSWORD_ERRORS = ['invalidNewPassword', 'leakedPassword', 'passwordMismatch'] as const
export type NewPasswordError = (typeof NEW_PASSWORD_ERRORS)[number]

export interface NewPassword {
  readonly password: string
  readonly confirmPassword: string
}

/** What the form can see; whether it is known from leaks, only the server knows. */
export function validateNewPassword({ password, confirmPassword }: NewPassword): NewPasswordError | undefined {
  if (!isAllowedPassword(password)) return 'invalidNewPassword'
  return password === confirmPassword ? undefined : 'passwordMismatch'
}
