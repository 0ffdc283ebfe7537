/** A care text, and which products it is for. */
export interface CareText {
  readonly materials: readonly string[]
  /** Families or kinds of products; default: all of that material. */
  readonly kinds?: readonly string[] | undefined
}

export interface CaredFor {
  readonly material: string
  readonly family: string
  /** What it is within its family: a parasol among garden furniture. */
  readonly kind?: string | undefined
}

/**
 * The care text for a product: by material, and by kind before family before any of that material. Undefined if none
 * fits: no text is better than one that says to switch a table off.
 */
export function findCareText<Text extends CareText>(
  texts: readonly Text[],
  { material, family, kind }: CaredFor,
): Text | undefined {
  const ofMaterial = texts.filter(({ materials }) => materials.includes(material))
  const forKind = (wanted: string | undefined) =>
    wanted === undefined ? undefined : ofMaterial.find(({ kinds }) => kinds?.includes(wanted))
  return forKind(kind) ?? forKind(family) ?? ofMaterial.find(({ kinds }) => kinds === undefined)
}
