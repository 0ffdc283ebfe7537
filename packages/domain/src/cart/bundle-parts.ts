import type { BundlePart } from './cart.ts'

/** What a package is made of, one line for each part, with the size and colour that were chosen. */
export function bundlePartLines(parts: readonly BundlePart[]): readonly string[] {
  return parts.flatMap(({ choices }) =>
    choices.map(({ partTitle, partSubtitle }) => [partTitle, partSubtitle].filter(Boolean).join(', ')),
  )
}
