import type { Storefront } from '../storefront.ts'
import footerLogo from './logo-light.svg'
import './fjellbo.css'
import headFont from './fonts/bricolage-grotesque-latin-wght-normal.woff2'
import textFont from './fonts/figtree-latin-wght-normal.woff2'
import logo from './logo.svg'
import icon from './mark.svg'
import { variants } from './variants.ts'

export const storefront: Storefront = {
  name: 'fjellbo',
  logo: { src: logo, width: 111, height: 34 },
  footerLogo: { src: footerLogo, width: 130, height: 40 },
  icon,
  themeColor: '#12332C',
  preloadFonts: [headFont, textFont],
  layout: {
    variants,
    header: 'top-bar',
    menu: { kind: 'mega', subcategoriesBeforeToggle: 7, showAll: 'tab', phone: 'accordion' },
    sellingPoints: 'top-bar-and-below-hero',
    newsletter: 'column',
    cardRatio: '1:1',
    galleryWidth: '(width < 1344px) 56vw, 740px',
    articleWidth: '(width <= 768px) 100vw, min(58vw, 800px)',
    badgeLimit: 2,
    listingArt: false,
    categoryPicture: false,
  },
}
