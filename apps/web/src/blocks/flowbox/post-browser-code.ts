import type { PostBrowser } from './post-browser.tsx'

/** What opens is fetched when somebody reaches for a picture. */
export const loadPostBrowser = (): Promise<typeof PostBrowser> =>
  import('./post-browser.tsx').then((code) => code.PostBrowser)
