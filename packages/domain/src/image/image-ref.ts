/** A picture as the web shows it: its size and colour are known before it arrives. */
export interface ImageRef {
  readonly url: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** The picture's own dominant colour, shown until it arrives. */
  readonly color?: string | undefined
}
