import type { ReactNode } from 'react'
import { formatDate } from '@firkant/domain/format/format-date.ts'
import { formatPhone, phoneAddress } from '@firkant/domain/format/format-phone.ts'
import type { AccessibilityModel } from '@firkant/domain/page/models/law-models.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './accessibility-page.module.css'
import { accessibilityTexts } from './accessibility.texts.ts'

/** How the service works and meets the requirements: annex V of directive 2019/882. */
function Service({ shop }: { shop: string }): ReactNode {
  const { text } = useTexts(accessibilityTexts)
  return (
    <>
      <h2 className={style.title}>{text('serviceHeading')}</h2>
      <p>{text('service', { shop })}</p>
      <p>{text('use')}</p>
      <h2 className={style.title}>{text('requirementsHeading')}</h2>
      <ul className={style.list}>
        {(['perceivable', 'operable', 'understandable', 'robust', 'secure'] as const).map((key) => (
          <li key={key}>{text(key)}</li>
        ))}
      </ul>
    </>
  )
}

function Tests({ tests }: Pick<AccessibilityModel, 'tests'>): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(accessibilityTexts)
  const { testedOn, standard, engine, rules, narrowestPx, widestPx } = tests
  return (
    <section className={style.part}>
      <h2 className={style.title}>{text('testsHeading')}</h2>
      <p>{text('tests', { standard, engine, rules: String(rules) })}</p>
      <p>{text('screens', { narrow: String(narrowestPx), wide: String(widestPx) })}</p>
      {testedOn !== '' && (
        <p>
          {text('testedOn')} <time dateTime={testedOn}>{formatDate(language, new Date(`${testedOn}T12:00:00Z`))}</time>.
        </p>
      )}
    </section>
  )
}

/** Named by the owner who has read that it takes such complaints; else it is said that there is one. */
function Authority({ authority }: Pick<NonNullable<AccessibilityModel['own']>, 'authority'>): ReactNode {
  const { text } = useTexts(accessibilityTexts)
  if (!authority) return <p>{text('someAuthority')}</p>
  const { name, url } = authority
  return (
    <p>
      {text('authority')}{' '}
      {url === undefined ? (
        name
      ) : (
        <a href={url} className={style.link}>
          {name}
        </a>
      )}
      .
    </p>
  )
}

function Complain({ seller, own }: Pick<AccessibilityModel, 'seller' | 'own'>): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(accessibilityTexts)
  return (
    <section className={style.part}>
      <h2 className={style.title}>{text('tellHeading')}</h2>
      <p>{text('tell')}</p>
      <ul className={style.list}>
        <li>
          <a href={`mailto:${seller.email}`} className={style.link}>
            {seller.email}
          </a>
        </li>
        <li>
          <a href={phoneAddress(seller.phone)} className={style.link}>
            {formatPhone(language, seller.phone)}
          </a>
        </li>
      </ul>
      {own && (
        <>
          <p>{text('answer', { days: String(own.answerDays) })}</p>
          <Authority authority={own.authority} />
        </>
      )}
    </section>
  )
}

/** Who can use the shop how, what was tested, what does not hold, and whom to complain to. */
export function AccessibilityPage({ page }: { page: PageWith<'AccessibilityPage'> }): ReactNode {
  const { text } = useTexts(accessibilityTexts)
  const { tests, seller, own } = page.model
  return (
    <article className={style.page}>
      <h1 className={style.heading}>{text('heading')}</h1>
      <p>{text('intro', { name: seller.name })}</p>
      <Service shop={seller.name} />
      <Tests tests={tests} />
      <section className={style.part}>
        <h2 className={style.title}>{text('limitsHeading')}</h2>
        <ul className={style.list}>
          {[text('limitUsers'), text('limitPayment'), ...(own?.limits ?? [])].map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
      <Complain seller={seller} own={own} />
    </article>
  )
}
