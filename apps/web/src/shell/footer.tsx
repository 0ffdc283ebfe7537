import type { ReactNode } from 'react'
import { storefront } from '#brand'
import { useShop } from '../start/shop-context.ts'
import style from './footer.module.css'
import { SellingPoints } from './selling-points.tsx'
import { ShopLink } from './shop-link.tsx'
import { useFrame } from './use-frame.ts'

export function Footer(): ReactNode {
  const { footer, frame, pages } = useFrame()
  const { market, texts } = useShop()
  if (!footer || !frame) return null
  const { footerLogo, name, layout } = storefront
  return (
    <footer className={style.footer} data-part="footer">
      {layout.sellingPoints === 'footer' && <SellingPoints place="footer" />}
      <div className={style.wrap} data-part="footer-wrap">
        <div className={style.groups} data-part="footer-groups">
          <div data-part="footer-about">
            <a href={pages?.startPageUrl ?? '#'} aria-label={texts.text('shell.toStartPage', { brand: name })}>
              <img src={footerLogo.src} alt="" width={footerLogo.width} height={footerLogo.height} loading="lazy" />
            </a>
            <p>{frame.about}</p>
          </div>
          {footer.groups.map((group) => (
            <nav key={group.title} aria-label={group.title} data-part="footer-group">
              <h2>{group.title}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.title}>
                    <ShopLink link={link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={style.base} data-part="footer-base">
          <ul>
            <li>© {name}</li>
            {footer.legal.map((link) => (
              <li key={link.title}>
                <ShopLink link={link} />
              </li>
            ))}
          </ul>
          <ul>
            {footer.payment.map((mark) => (
              <li key={mark}>{mark}</li>
            ))}
            <li>{texts.text(`shell.market.${market.key}`)}</li>
          </ul>
        </div>
      </div>
    </footer>
  )
}
