/** Of a file that is imported, and of each that is made of it: a phone loads it on the line. */
export const MAX_MODEL_BYTES = 2_000_000
/** How much a model may differ from its product's measures. */
export const MODEL_TOLERANCE_MM = 1

/** A file of the folder of models. */
export const MODEL_FILE = /^[a-z0-9][\w-]{0,79}(?:\/[a-z0-9][\w-]{0,79}){0,3}\.glb$/i
/** One of the colours within the file. */
export const MODEL_VARIANT = /^[\w. -]{1,60}$/
