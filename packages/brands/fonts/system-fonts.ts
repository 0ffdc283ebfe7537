import type { FontFace, StandIn } from './brand-fonts.ts'

export interface SystemCut {
  /** Full name and PostScript name of each font that shares these widths: `local()` knows no family names. */
  readonly names: readonly string[]
  /** From `measureFont`. Measure again after changing the reference text: `node measure-system-fonts.ts`. */
  readonly widthEm: number
}

export interface SystemFont {
  /** Suffix of the family name: `Fraunces Fallback Times`. */
  readonly suffix: string
  readonly cuts: Readonly<Partial<Record<StandIn['cut'], SystemCut>>>
}

/** In order of preference. One face per group of equal widths, since a face has only one `size-adjust`. */
export const SYSTEM_FONTS: Readonly<Record<FontFace['kind'], readonly SystemFont[]>> = {
  serif: [
    {
      suffix: 'Fallback',
      cuts: {
        regular: { names: ['Georgia', 'Gelasio', 'Gelasio Regular', 'Gelasio-Regular'], widthEm: 0.4324 },
      },
    },
    {
      suffix: 'Fallback Times',
      cuts: {
        regular: {
          names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif', 'Tinos'],
          widthEm: 0.3956,
        },
      },
    },
    {
      suffix: 'Fallback Noto',
      cuts: {
        regular: { names: ['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular', 'NotoSerif'], widthEm: 0.4683 },
      },
    },
    {
      suffix: 'Fallback DejaVu',
      cuts: {
        regular: { names: ['DejaVu Serif', 'DejaVuSerif'], widthEm: 0.5046 },
      },
    },
  ],
  sans: [
    {
      suffix: 'Fallback',
      cuts: {
        regular: {
          names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Arimo Regular'],
          widthEm: 0.4344,
        },
        bold: {
          names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold'],
          widthEm: 0.4669,
        },
      },
    },
    {
      suffix: 'Fallback Roboto',
      cuts: {
        regular: { names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'], widthEm: 0.4311 },
        bold: { names: ['Roboto Bold', 'Roboto-Bold'], widthEm: 0.4392 },
      },
    },
    {
      suffix: 'Fallback DejaVu',
      cuts: {
        regular: { names: ['DejaVu Sans', 'DejaVuSans'], widthEm: 0.4961 },
        bold: { names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], widthEm: 0.5617 },
      },
    },
  ],
}
