import { fontFileName, type BrandFonts } from '../fonts/brand-fonts.ts'
import type { Answers } from './answers.ts'
import { isDarkGround, paletteOf } from './palette.ts'
import { WIDER_WINDOWS, type Role, type RoleGroup } from './role-sheet.ts'
import type { Wordmark } from './wordmark.ts'

export interface NewBrand {
  readonly name: string
  /** Every role, and what several follow from. */
  readonly answers: Answers
  readonly fonts: BrandFonts
}

export function coloursOf(answers: Answers): Readonly<Record<string, string>> {
  const { page = '', ink = '', accent = '' } = answers
  return paletteOf({ ...answers, page, ink, accent })
}

/** Base style sheets of a brand. Art sheets load with the components they decorate. */
export const sheetFile = () => "@import './fonts.css';\n@import './roles.css';\n@import './values.css';\n"

/** What components derive from colours, which are no roles of their own. */
const BESIDE_ROLES = ['negative-text', 'on-shot', 'saved-ground', 'saved-ink'] as const

const declarations = (values: readonly (readonly [string, string | undefined])[], indent: string) =>
  values.map(([key, value]) => `${indent}--${key}: ${value};\n`).join('')

/** Every role in the order of the sheet that declares them. */
export function rolesFile({ answers }: Pick<NewBrand, 'answers'>, groups: readonly RoleGroup[]): string {
  const colours = coloursOf(answers)
  const grows = (role: Role) => role.wider.length > 0
  const steps = (role: Role) => (answers[role.key] ?? '').split(' ')
  const inGroups = groups.map(({ title, roles }) => {
    const own = roles.map((role) => [role.key, grows(role) ? steps(role)[0] : answers[role.key]] as const)
    return `    /* ${title} */\n${declarations(own, '    ')}`
  })
  const beside = BESIDE_ROLES.map((key) => [key, colours[key]] as const)
  const scheme = isDarkGround(answers.page ?? '') ? '    --scheme: dark;\n' : ''
  const windows = WIDER_WINDOWS.map((query, index) => {
    const own = groups.flatMap(({ roles }) =>
      roles.filter(grows).map((role) => [role.key, steps(role)[index + 1] ?? steps(role)[0]] as const),
    )
    return `  @media ${query} {\n    :root {\n${declarations(own, '      ')}    }\n  }\n`
  })
  return `@layer tokens {
  :root {
${inGroups.join('\n')}
    /* What follows from the colours */
${declarations(beside, '    ')}${scheme}  }
${windows.join('')}}
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

export function storefrontFile({ name, answers, fonts }: NewBrand, logo: Wordmark, types: string): string {
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
  themeColor: '${answers.page}',
  preloadFonts: [headFont, textFont],
}
`
}
