import type { DocumentHead, Storefront } from '../storefront.ts'
import footerLogo from './logo-light.svg'
import './hjemly.css'
import headFont from './fonts/fraunces-latin-wght-normal.woff2'
import textFont from './fonts/hanken-grotesk-latin-wght-normal.woff2'
import logo from './logo.svg'
import icon from './mark.svg'
import { layout } from './layout.ts'

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
