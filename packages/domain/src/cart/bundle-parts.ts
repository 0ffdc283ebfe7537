import type { BundlePart } from './cart.ts'

/** The parts of a package, one text each, with the chosen size and colour. */
export function bundlePartLines(parts: readonly BundlePart[]): readonly string[] {
  return parts.flatMap(({ choices }) =>
    choices.map(({ partTitle, partSubtitle }) => [partTitle, partSubtitle].filter(Boolean).join(', ')),
  )
}
