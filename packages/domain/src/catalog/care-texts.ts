/** A text on how to look after things, and which things it is for. */
export interface CareText {
  readonly materials: readonly string[]
  /** Families or kinds of things; all that are made of it, when left out. */
  readonly kinds?: readonly string[] | undefined
}

export interface CaredFor {
  readonly material: string
  readonly family: string
  /** What it is within its family: a parasol among garden furniture. */
  readonly kind?: string | undefined
}

/**
 * The text for a thing: of its material, and for its kind before its family before everything made of that material.
 * Undefined when none fits: no text is better than one that says to switch a table off.
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
