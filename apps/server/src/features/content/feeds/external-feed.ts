/** A post from an external service. */
export interface ExternalPost {
  /** Its id at the service. */
  readonly key: string
  readonly pictureUrl: string
  readonly author: string
  readonly text: string
  readonly productKeys: readonly string[]
}

/** Source of galleries besides the content folder. Implement it to add another service. */
export interface ExternalFeeds {
  /** The names of the feeds that it fills. */
  readonly names: readonly string[]
  /** Newest first; rejects if the service fails. */
  readonly load: (name: string) => Promise<readonly ExternalPost[]>
}
