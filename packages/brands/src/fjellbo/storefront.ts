import type { DocumentHead, Storefront } from '../storefront.ts'
import headFont from './fonts/bricolage-grotesque-latin-wght-normal.woff2'
import './fjellbo.css'
import textFont from './fonts/figtree-latin-wght-normal.woff2'
import { layout } from './layout.ts'
import footerLogo from './logo-light.svg'
import logo from './logo.svg'
import icon from './mark.svg'

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
