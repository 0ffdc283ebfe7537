interface OutsidePlayer {
  readonly company: string
  /** The film on its own page, for where no script runs. */
  readonly pageUrl: (id: string) => string
  /** The player, told to remember as little of the visitor as it can. */
  readonly playerUrl: (id: string, language: string) => string
}

/** The hosts stand in the content security policy as well (server/platform/http/security-headers). */
export const PLAYERS: Readonly<Record<'vimeo' | 'youtube', OutsidePlayer>> = {
  vimeo: {
    company: 'Vimeo',
    pageUrl: (id) => `https://vimeo.com/${id}`,
    playerUrl: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
  youtube: {
    company: 'YouTube (Google)',
    pageUrl: (id) => `https://www.youtube.com/watch?v=${id}`,
    playerUrl: (id, language) =>
      `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1&hl=${language}`,
  },
}
