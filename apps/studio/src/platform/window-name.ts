/** Of this window, until it is loaded again: what it did itself is not news to it. */
export const WINDOW_NAME = crypto.getRandomValues(new Uint32Array(3)).join('-')
