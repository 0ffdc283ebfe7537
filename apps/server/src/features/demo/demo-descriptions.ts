import { findCareText } from '@firkant/domain/catalog/care/care-texts.ts'
import type { DemoCatalogue, DemoProduct } from './demo-files.ts'
import { demoShare } from './demo-share.ts'
import { fillText, inEachLanguage, joinTexts, type LocalizedText } from './localized-text.ts'

export interface DemoDescription {
  readonly description: LocalizedText
  readonly points: readonly LocalizedText[]
  /** Undefined if no text fits: the import warns of it. */
  readonly care: LocalizedText | undefined
  readonly assembly: LocalizedText | undefined
  readonly safety: LocalizedText
}

function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The demo has no text for ${what}`)
  return value
}

/** Oak and smoked oak are one material with two texts. */
function finishOf({ texts: { materials } }: DemoCatalogue, { material, colourKey }: DemoProduct) {
  const { finishes } = materials
  return found(finishes[`${material}-${colourKey}`] ?? finishes[material], `${material} in ${colourKey}`)
}

const kindOf = (demo: DemoCatalogue, { designKey, family, productKey }: DemoProduct) =>
  demo.parts[productKey] ? 'package' : (demo.kinds[designKey] ?? family)

function familyOf(demo: DemoCatalogue, product: DemoProduct) {
  const kind = kindOf(demo, product)
  return found(demo.texts.families[kind], kind)
}

function safetyOf(demo: DemoCatalogue, product: DemoProduct): LocalizedText {
  const kind = kindOf(demo, product)
  return found(
    demo.texts.safety.find(({ kinds }) => kinds.includes(kind)),
    `the safety of ${kind}`,
  ).text
}

/** Care text, by material and kind. */
export function careOf({ texts, kinds }: DemoCatalogue, { material, family, designKey }: DemoProduct) {
  return findCareText(texts.care, { material, family, kind: kinds[designKey] })
}

/** Key of the assembly text; undefined if there is nothing to assemble. */
export function assemblyKeyOf(demo: DemoCatalogue, product: DemoProduct): string | undefined {
  const isAssembled = demo.texts.labels.some(
    ({ key, designs }) => key === 'assembled' && designs.includes(product.designKey),
  )
  if (isAssembled) return 'ready'
  const own = demo.texts.families[demo.kinds[product.designKey] ?? product.family]
  const { assembly } = own ?? familyOf(demo, product)
  return assembly === 'none' ? undefined : assembly
}

/** What the design is, its dimensions, and its material. */
export function describeProduct(demo: DemoCatalogue, product: DemoProduct): DemoDescription {
  const { texts, measurements } = demo
  const family = familyOf(demo, product)
  const finish = finishOf(demo, product)
  const values = { ...product.dimensionsCm, weight: product.weightKg, ...measurements[product.designKey] }
  const about = found(family.about[demoShare(`about:${product.designKey}`, family.about.length)], product.family)
  const care = careOf(demo, product)
  const assembly = assemblyKeyOf(demo, product)
  return {
    description: joinTexts(
      [found(texts.designs[product.designKey], product.designKey), fillText(about, values), finish.about],
      '\n\n',
    ),
    points: [...family.points.map((point) => fillText(point, values)), finish.point],
    care: care && inEachLanguage((language) => care.lines[language].join(' ')),
    assembly: assembly === undefined ? undefined : found(texts.assembly[assembly], assembly).text,
    safety: safetyOf(demo, product),
  }
}
