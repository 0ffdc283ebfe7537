/** How long requests wait for what is made anew before they get the last one. */
const GRACE_MS = 400

/**
 * Ends so long after the beginning of a rebuild: requests that come later wait for nothing, however long it takes.
 */
export function startGrace(): Promise<undefined> {
  return new Promise((resolve) => void setTimeout(() => resolve(undefined), GRACE_MS).unref())
}
