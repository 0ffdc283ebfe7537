/** A post as somebody else's service gives it. */
export interface ExternalPost {
  /** Its name there. */
  readonly key: string
  readonly pictureUrl: string
  readonly author: string
  readonly text: string
  readonly productKeys: readonly string[]
}

/** Where galleries come from besides the content folder. To use another service: a second one of these. */
export interface ExternalFeeds {
  /** The names of the feeds that it fills. */
  readonly names: readonly string[]
  /** The newest first; rejects when the service does not answer as it should. */
  readonly load: (name: string) => Promise<readonly ExternalPost[]>
}
