/** In order of preference. */
export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/**
 * AVIF and WebP only for clients that name them: clients that can't show them also send wildcards. Otherwise JPEG,
 * because any image is better than a 406.
 */
export function chooseImageFormat(accept: string | undefined): ImageFormat {
  const weights = readWeights(accept ?? '')
  const weightOf = (format: ImageFormat) =>
    weights.get(`image/${format}`) ?? (format === 'jpeg' ? (weights.get('image/*') ?? weights.get('*/*') ?? 0) : 0)
  let best: ImageFormat = 'jpeg'
  let bestWeight = 0
  for (const format of IMAGE_FORMATS) {
    const weight = weightOf(format)
    if (weight > bestWeight) {
      best = format
      bestWeight = weight
    }
  }
  return best
}

function readWeights(accept: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const range of accept.toLowerCase().split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = q === undefined ? 1 : Number(q.slice(2))
    weights.set(type, weight >= 0 && weight <= 1 ? weight : 0)
  }
  return weights
}
