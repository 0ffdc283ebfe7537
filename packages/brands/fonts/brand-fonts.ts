import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'

export interface WeightRange {
  readonly min: number
  readonly max: number
}

/** Requested weights that a system font of one cut stands in for, and the weight that its width is matched to. */
export interface StandIn {
  readonly cut: 'regular' | 'bold'
  readonly weights: WeightRange
  readonly matchedWeight: number
}

export interface FontFace {
  readonly family: string
  /** Package in @fontsource-variable; its file keeps its name. */
  readonly package: string
  readonly kind: 'serif' | 'sans'
  /** Weights that the style sheet uses; equal ends make a static font. */
  readonly weights: WeightRange
  readonly standIns: readonly StandIn[]
}

/** To use another weight in a style sheet, widen it here and run make-fonts; else the browser takes the nearest. */
export interface BrandFonts {
  readonly head: FontFace
  readonly text: FontFace
}

const ANY_WEIGHT: WeightRange = { min: 1, max: 1000 }

function textStandIns(strongWeight: number): readonly StandIn[] {
  return [
    { cut: 'regular', weights: { min: 1, max: 549 }, matchedWeight: 400 },
    { cut: 'bold', weights: { min: 550, max: 1000 }, matchedWeight: strongWeight },
  ]
}

export const BRAND_FONTS: Readonly<Record<BrandKey, BrandFonts>> = {
  hjemly: {
    head: {
      family: 'Fraunces',
      package: 'fraunces',
      kind: 'serif',
      weights: { min: 400, max: 460 },
      standIns: [{ cut: 'regular', weights: ANY_WEIGHT, matchedWeight: 440 }],
    },
    text: {
      family: 'Hanken Grotesk',
      package: 'hanken-grotesk',
      kind: 'sans',
      weights: { min: 400, max: 700 },
      standIns: textStandIns(600),
    },
  },
  skygge: {
    head: {
      family: 'Cormorant',
      package: 'cormorant',
      kind: 'serif',
      weights: { min: 300, max: 600 },
      standIns: [{ cut: 'regular', weights: ANY_WEIGHT, matchedWeight: 450 }],
    },
    text: {
      family: 'Manrope',
      package: 'manrope',
      kind: 'sans',
      weights: { min: 400, max: 700 },
      standIns: textStandIns(700),
    },
  },
  fjellbo: {
    head: {
      family: 'Bricolage Grotesque',
      package: 'bricolage-grotesque',
      kind: 'sans',
      weights: { min: 700, max: 750 },
      standIns: [{ cut: 'bold', weights: ANY_WEIGHT, matchedWeight: 700 }],
    },
    text: {
      family: 'Figtree',
      package: 'figtree',
      kind: 'sans',
      weights: { min: 400, max: 700 },
      standIns: textStandIns(650),
    },
  },
  ljuvhem: {
    head: {
      family: 'Gabarito',
      package: 'gabarito',
      kind: 'sans',
      weights: { min: 600, max: 900 },
      standIns: [{ cut: 'bold', weights: ANY_WEIGHT, matchedWeight: 750 }],
    },
    text: {
      family: 'Onest',
      package: 'onest',
      kind: 'sans',
      weights: { min: 400, max: 700 },
      standIns: textStandIns(600),
    },
  },
}

/** Font of an existing brand for a new one, by its name in @fontsource-variable. */
export function findFace(name: string): FontFace | undefined {
  return Object.values(BRAND_FONTS)
    .flatMap(({ head, text }) => [head, text])
    .find((face) => face.package === name)
}

/** Both font files of a brand together. */
export const FONT_BUDGET_BYTES = 45_000

export function fontFileName(face: FontFace): string {
  return `${face.package}-latin-wght-normal.woff2`
}
