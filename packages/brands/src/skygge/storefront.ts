import type { DocumentHead, Storefront } from '../storefront.ts'
import headFont from './fonts/cormorant-latin-wght-normal.woff2'
import './skygge.css'
import textFont from './fonts/manrope-latin-wght-normal.woff2'
import { layout } from './layout.ts'
import icon from './mark.svg'
import footerLogo from './wordmark-floor.svg'
import logo from './wordmark.svg'

export const storefront: Storefront = {
  name: 'skygge',
  logo: { src: logo, width: 104, height: 33 },
  footerLogo: { src: footerLogo, width: 165, height: 52 },
  layout,
}

export const documentHead: DocumentHead = {
  icon,
  themeColor: '#121110',
  preloadFonts: [headFont, textFont],
}
