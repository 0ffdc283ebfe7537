import type { DocumentHead, Storefront } from '../storefront.ts'
import footerLogo from './logo-light.svg'
import './fjellbo.css'
import headFont from './fonts/bricolage-grotesque-latin-wght-normal.woff2'
import textFont from './fonts/figtree-latin-wght-normal.woff2'
import logo from './logo.svg'
import icon from './mark.svg'
import { layout } from './layout.ts'

export const storefront: Storefront = {
  name: 'fjellbo',
  logo: { src: logo, width: 111, height: 34 },
  footerLogo: { src: footerLogo, width: 130, height: 40 },
  layout,
}

export const documentHead: DocumentHead = {
  icon,
  themeColor: '#12332C',
  preloadFonts: [headFont, textFont],
}
