import type { DocumentHead, Storefront } from '../storefront.ts'
import headFont from './fonts/gabarito-latin-wght-normal.woff2'
import './ljuvhem.css'
import textFont from './fonts/onest-latin-wght-normal.woff2'
import { layout } from './layout.ts'
import footerLogo from './logo-light.svg'
import logo from './logo.svg'
import icon from './mark.svg'

export const storefront: Storefront = {
  name: 'ljuvhem',
  logo: { src: logo, width: 154, height: 36 },
  footerLogo: { src: footerLogo, width: 154, height: 36 },
  layout,
}

export const documentHead: DocumentHead = {
  icon,
  themeColor: '#FFFDF7',
  preloadFonts: [headFont, textFont],
}
