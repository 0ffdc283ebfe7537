import type { DocumentHead, Storefront } from '../storefront.ts'
import headFont from './fonts/fraunces-latin-wght-normal.woff2'
import './hjemly.css'
import textFont from './fonts/hanken-grotesk-latin-wght-normal.woff2'
import { layout } from './layout.ts'
import footerLogo from './logo-light.svg'
import logo from './logo.svg'
import icon from './mark.svg'

export const storefront: Storefront = {
  name: 'hjemly',
  logo: { src: logo, width: 98, height: 40 },
  footerLogo: { src: footerLogo, width: 122, height: 49 },
  layout,
}

export const documentHead: DocumentHead = {
  icon,
  themeColor: '#FBF8F3',
  preloadFonts: [headFont, textFont],
}
