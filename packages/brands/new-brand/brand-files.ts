import { fontFileName, type BrandFonts } from '../fonts/brand-fonts.ts'
import { paletteOf, type ChosenColours } from './palette.ts'
import type { Wordmark } from './wordmark.ts'

export interface NewBrand {
  readonly name: string
  readonly colours: ChosenColours
  readonly fonts: BrandFonts
  /** Corner radius in pixels. */
  readonly radius: number
}

/** Base style sheets of a brand. Art sheets load with the components they decorate. */
export const sheetFile = () => "@import './fonts.css';\n@import './roles.css';\n@import './values.css';\n"

export function rolesFile({ colours, radius }: NewBrand): string {
  const palette = paletteOf(colours)
  const lines = Object.entries(palette).map(([name, value]) => `    --${name}: ${value};`)
  const corners = { 'r-s': radius / 2, r: radius, 'r-l': radius * 1.5, 'r-control': radius }
  return `@layer tokens {
  :root {
${lines.join('\n')}
    --overlay: rgb(0 0 0 / 0.5);
    --shadow-1: 0 1px 2px rgb(0 0 0 / 0.06), 0 4px 14px rgb(0 0 0 / 0.07);
    --shadow-2: 0 2px 6px rgb(0 0 0 / 0.08), 0 18px 48px rgb(0 0 0 / 0.18);
${Object.entries(corners)
  .map(([name, value]) => `    --${name}: ${value}px;`)
  .join('\n')}
  }
}
`
}

export const valuesFile = () => `/* Values of components' properties: docs/theming.md lists them. */
@layer brand {
  :root {
  }
}
`

export const layoutFile = (types: string) => `import type { StorefrontLayout } from '${types}/storefront.ts'

export const layout: StorefrontLayout = {
  header: 'search-middle',
  menu: { kind: 'panel', rooms: 'tab' },
  sellingPoints: 'below-hero',
  newsletter: 'band',
  cardRatio: '1:1',
  galleryWidth: '(width < 1344px) 56vw, 740px',
  articleWidth: '(width < 1344px) 100vw, 1280px',
  badgeLimit: 2,
  listingArt: false,
  categoryPicture: true,
  variants: {},
}
`

export function storefrontFile({ name, colours, fonts }: NewBrand, logo: Wordmark, types: string): string {
  return `import type { DocumentHead, Storefront } from '${types}/storefront.ts'
import headFont from './fonts/${fontFileName(fonts.head)}'
import textFont from './fonts/${fontFileName(fonts.text)}'
import { layout } from './layout.ts'
import footerLogo from './logo-footer.svg'
import logo from './logo.svg'
import icon from './mark.svg'
import './${name}.css'

export const storefront: Storefront = {
  name: '${name}',
  logo: { src: logo, width: ${logo.width}, height: ${logo.height} },
  footerLogo: { src: footerLogo, width: ${logo.width}, height: ${logo.height} },
  layout,
}

export const documentHead: DocumentHead = {
  icon,
  themeColor: '${colours.page}',
  preloadFonts: [headFont, textFont],
}
`
}
