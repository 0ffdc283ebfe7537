/** The model of a product, as its record names it. */
export interface StoredModel {
  /** In the folder of models. */
  readonly file: string
  /** The colour within the file. */
  readonly variant?: string | undefined
}

/** With the addresses of what the shop made of it. */
export interface MadeModel extends StoredModel {
  /** Of the file's content and of the code that reads it: unchanged, nothing is made anew. */
  readonly source: string
  /** Hashes of the files: all colours, this one for Android, this one for iPhones. */
  readonly design: string
  readonly glb: string
  readonly usdz: string
}
