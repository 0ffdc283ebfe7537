import type { Storefront } from '../storefront.ts'
import footerLogo from './logo-light.svg'
import './hjemly.css'
import headFont from './fonts/fraunces-latin-wght-normal.woff2'
import textFont from './fonts/hanken-grotesk-latin-wght-normal.woff2'
import logo from './logo.svg'
import icon from './mark.svg'
import { variants } from './variants.ts'

export const storefront: Storefront = {
  name: 'hjemly',
  logo: { src: logo, width: 98, height: 40 },
  footerLogo: { src: footerLogo, width: 122, height: 49 },
  icon,
  themeColor: '#FBF8F3',
  preloadFonts: [headFont, textFont],
  layout: {
    variants,
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
  },
}
