/** Why a file can't be the model of a product; the message is shown to whoever imports it. */
export class ModelError extends Error {
  /** The field that names what is wrong. */
  readonly field: 'file' | 'variant'

  constructor(message: string, field: 'file' | 'variant' = 'file') {
    super(message)
    this.name = 'ModelError'
    this.field = field
  }
}
