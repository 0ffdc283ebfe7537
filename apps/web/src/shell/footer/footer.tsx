import type { ReactNode } from 'react'
import { storefront } from '#brand'
import { formatPhone, phoneAddress } from '@firkant/domain/format/format-phone.ts'
import type { CompanyModel, FooterModel } from '@firkant/domain/content/site-content-schema.ts'
import { Guard } from '../../platform/guard.tsx'
import { htmlOf, markOf, useCachedMarkup } from '../../platform/cached-markup.ts'
import { useShop } from '../../platform/shop-context.ts'
import { CountryLink } from '../../features/market/country-link.tsx'
import base from './footer-base.module.css'
import marks from './footer-marks.module.css'
import { FooterMarks } from './footer-marks.tsx'
import { FooterNewsletter } from './footer-newsletter.tsx'
import style from './footer.module.css'
import { PanelLink } from '../../platform/panels/panel-link.tsx'
import { hasNoInvitation, isPlainPage } from '../plain-pages.ts'
import { SellingPoints } from '../selling-points.tsx'
import { ShopLink } from '../../platform/shop-link.tsx'
import { useFrame } from '../../platform/use-frame.ts'

function About({ className }: { className: string | undefined }): ReactNode {
  const { frame, pages } = useFrame()
  const { texts } = useShop()
  const { footerLogo, name } = storefront
  return (
    <div className={`${style.about ?? ''} ${className ?? ''}`}>
      <a
        href={pages?.startPageUrl ?? '#'}
        className={style.home}
        aria-label={texts.text('shell.toStartPage', { brand: name })}
      >
        <img
          src={footerLogo.src}
          className={style.picture}
          alt=""
          width={footerLogo.width}
          height={footerLogo.height}
          loading="lazy"
        />
      </a>
      <p className={style.aboutText}>{frame?.about}</p>
    </div>
  )
}

function LinkGroup({ group }: { group: FooterModel['groups'][number] }): ReactNode {
  const kept = useCachedMarkup({ data: group, part: 'footer-group' })
  const inside = htmlOf(kept)
  return (
    <nav
      aria-label={group.title}
      data-part="footer-group"
      itemID={markOf(kept)}
      // oxlint-disable-next-line react/no-danger -- what React rendered before
      dangerouslySetInnerHTML={inside}
    >
      {inside ? undefined : (
        <>
          <h2 className={style.heading}>{group.title}</h2>
          <ul>
            {group.links.map((link) => (
              <li key={link.title}>
                <ShopLink link={link} className={style.link} />
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  )
}

function LinkGroups({ footer }: { footer: FooterModel }): ReactNode {
  return footer.groups.map((group) => <LinkGroup key={group.title} group={group} />)
}

/** Company details, which the law requires on every page. */
function Company({ company }: { company: CompanyModel }): ReactNode {
  const { texts, language } = useShop()
  const { legalName, address, companyNumber, email, phone } = company
  return (
    <ul className={base.company} data-part="footer-company" aria-label={texts.text('footer.company')}>
      <li>{[legalName, ...address].join(', ')}</li>
      <li>{companyNumber}</li>
      <li>
        <a href={`mailto:${email}`} className={base.small}>
          {email}
        </a>
      </li>
      <li>
        <a href={phoneAddress(phone)} className={base.small}>
          {formatPhone(language, phone)}
        </a>
      </li>
    </ul>
  )
}

function Base({ footer }: { footer: FooterModel }): ReactNode {
  const { texts } = useShop()
  const { frame } = useFrame()
  return (
    <div className={base.base} data-part="footer-base">
      <ul className={base.legal} data-part="footer-legal" aria-label={texts.text('footer.legal')}>
        <li>© {storefront.name}</li>
        {footer.legal.map((link) => (
          <li key={link.title}>
            <ShopLink link={link} className={base.small} />
          </li>
        ))}
        <li>
          <a href={frame?.withdrawalPage} className={base.small} data-part="withdrawal-link">
            {texts.text('footer.withdraw')}
          </a>
        </li>
        <li>
          <PanelLink panel="consent" href={frame?.cookiePage ?? '#'} className={base.small} part="consent-link">
            {texts.text('footer.cookies')}
          </PanelLink>
        </li>
      </ul>
      <ul className={base.place}>
        <li>{texts.text('footer.vat')}</li>
        <li>
          <CountryLink className={base.country} />
        </li>
      </ul>
      <Guard>
        <Company company={footer.company} />
      </Guard>
    </div>
  )
}

function PlainFooter({ footer }: { footer: FooterModel }): ReactNode {
  return (
    <footer className={style.end} data-part="page-end" data-plain="">
      <div className={style.footer} data-part="footer">
        <div className={style.wrap}>
          <Guard>
            <Base footer={footer} />
          </Guard>
        </div>
      </div>
    </footer>
  )
}

export interface FooterProps {
  readonly pageName: string
  /** The page asks for the address itself: one form is enough. */
  readonly hasOwnNewsletter: boolean
}

export function Footer({ pageName, hasOwnNewsletter }: FooterProps): ReactNode {
  const { footer, frame } = useFrame()
  const { texts } = useShop()
  if (!footer || !frame) return null
  if (isPlainPage(pageName)) return <PlainFooter footer={footer} />
  const isBand = storefront.layout.newsletter === 'band'
  const newsletter = !hasOwnNewsletter && !hasNoInvitation(pageName) && (
    <Guard>
      <FooterNewsletter {...footer.newsletter} className={isBand ? undefined : style.first} />
    </Guard>
  )
  const isAboutFirst = isBand || !newsletter
  return (
    <footer className={style.end} data-part="page-end">
      {isBand && newsletter}
      {/* Browsers look at the form above, to fill it in, and draw what it stands in. */}
      <div className={style.footer} data-part="footer" data-later={isBand ? '' : undefined}>
        {storefront.layout.sellingPoints === 'footer' && <SellingPoints place="footer" />}
        <div className={style.wrap}>
          <div className={style.groups} data-part="footer-groups">
            {isAboutFirst ? <About className={style.first} /> : newsletter}
            <Guard>
              <LinkGroups footer={footer} />
            </Guard>
          </div>
          {!isAboutFirst && <About className={style.last} />}
          <div className={marks.allMarks}>
            <Guard>
              <FooterMarks marks={footer.payment} part="footer-payment" label={texts.text('footer.payment')} />
            </Guard>
            <Guard>
              <FooterMarks marks={footer.delivery} part="footer-delivery" label={texts.text('footer.delivery')} />
            </Guard>
          </div>
          <Guard>
            <Base footer={footer} />
          </Guard>
        </div>
      </div>
    </footer>
  )
}
