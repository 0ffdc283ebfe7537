import type { Storefront } from '../storefront.ts'
import footerLogo from './logo-light.svg'
import './ljuvhem.css'
import headFont from './fonts/gabarito-latin-wght-normal.woff2'
import textFont from './fonts/onest-latin-wght-normal.woff2'
import logo from './logo.svg'
import icon from './mark.svg'
import { variants } from './variants.ts'

export const storefront: Storefront = {
  name: 'ljuvhem',
  logo: { src: logo, width: 154, height: 36 },
  footerLogo: { src: footerLogo, width: 154, height: 36 },
  icon,
  themeColor: '#FFFDF7',
  preloadFonts: [headFont, textFont],
  layout: {
    variants,
    header: 'simple',
    menu: { kind: 'mega', subcategoriesBeforeToggle: 4, showAll: 'column', phone: 'tabs' },
    sellingPoints: 'footer',
    newsletter: 'band',
    cardRatio: '1:1',
    galleryWidth: '(width < 1000px) 62vw, (width < 1344px) 56vw, 740px',
    articleWidth: '(width <= 1000px) 100vw, min(46vw, 612px)',
    badgeLimit: 2,
    listingArt: true,
    categoryPicture: true,
  },
}
