import type { Storefront } from '../storefront.ts'
import footerLogo from './wordmark-floor.svg'
import './skygge.css'
import headFont from './fonts/cormorant-latin-wght-normal.woff2'
import textFont from './fonts/manrope-latin-wght-normal.woff2'
import logo from './wordmark.svg'
import icon from './mark.svg'
import { variants } from './variants.ts'

export const storefront: Storefront = {
  name: 'skygge',
  logo: { src: logo, width: 104, height: 33 },
  footerLogo: { src: footerLogo, width: 165, height: 52 },
  icon,
  themeColor: '#121110',
  preloadFonts: [headFont, textFont],
  layout: {
    variants,
    header: 'logo-centred',
    menu: { kind: 'panel', rooms: 'beside' },
    sellingPoints: 'none',
    newsletter: 'band',
    cardRatio: '95:141',
    galleryWidth: '(width <= 1175px) 50vw, min(58.4vw, 1120px)',
    articleWidth: '100vw',
    badgeLimit: 1,
    listingArt: false,
    categoryPicture: true,
  },
}
