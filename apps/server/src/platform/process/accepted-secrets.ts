/**
 * While a secret is changed, what was signed with the one before still holds: signing takes the secret alone, reading takes
 * each of these. It is of the whole process, as the settings are that it comes from.
 */
const earlier = new Map<string, string>()

export function acceptEarlier(secret: string, before: string | undefined): void {
  if (before === undefined) earlier.delete(secret)
  else earlier.set(secret, before)
}

/** The newest first. */
export function acceptedSecrets(secret: string): readonly string[] {
  const before = earlier.get(secret)
  return before === undefined ? [secret] : [secret, before]
}

/** All are tried, so that an answer takes as long for a right signature as for a wrong one. */
export function isAccepted(secret: string, isRight: (each: string) => boolean): boolean {
  return acceptedSecrets(secret).filter(isRight).length > 0
}
