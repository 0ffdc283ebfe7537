import type { ReactNode } from 'react'
import { CONSENT_CATEGORIES, CONSENT_SAVED_FRAGMENT, type ConsentCategory } from '@firkant/domain/consent/consent.ts'
import { STORED_THINGS, type StoredThing } from '@firkant/domain/consent/stored-things.ts'
import type { RequestOrigin } from '@firkant/domain/consent/request-origins.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { ConsentChoices } from '../../features/consent/consent-choices.tsx'
import { consentTexts } from '../../features/consent/consent.texts.ts'
import style from './cookie-page.module.css'
import { cookieTexts, type CookieTexts } from './cookie.texts.ts'

const YEAR_DAYS = 365

function lifeText({ life }: StoredThing, texts: CookieTexts): string {
  if (typeof life === 'string') return texts.text(`life.${life}`)
  if ('minutes' in life) return texts.text('life.minutes', { count: life.minutes })
  if ('hours' in life) return texts.text('life.hours', { count: life.hours })
  return life.days === YEAR_DAYS ? texts.text('life.year') : texts.text('life.days', { count: life.days })
}

function Thing({ thing }: { thing: StoredThing }): ReactNode {
  const texts = useTexts(cookieTexts)
  return (
    <li className={style.thing} data-part="stored-thing">
      <h4 className={style.name}>
        <code>{thing.name}</code>
      </h4>
      <p>{texts.text(thing.name)}</p>
      {thing.agreedWith && <p>{texts.text(`agreed.${thing.agreedWith}`)}</p>}
      <p className={style.facts}>
        {texts.text(`kind.${thing.kind}`)} · {lifeText(thing, texts)}
      </p>
    </li>
  )
}

function Category({ category }: { category: 'necessary' | ConsentCategory }): ReactNode {
  const texts = useTexts(consentTexts)
  const own = useTexts(cookieTexts)
  const things: readonly StoredThing[] = STORED_THINGS.filter((thing) => thing.category === category)
  return (
    <section className={style.category}>
      <h3>{texts.text(category)}</h3>
      {things.length === 0 && <p>{own.text('none')}</p>}
      <ul className={style.things}>
        {things.map((thing) => (
          <Thing key={thing.name} thing={thing} />
        ))}
      </ul>
    </section>
  )
}

function Origin({ origin: { purpose, needs, hosts } }: { origin: RequestOrigin }): ReactNode {
  const texts = useTexts(consentTexts)
  const own = useTexts(cookieTexts)
  return (
    <li className={style.thing} data-part="request-origin" data-of={purpose}>
      <h3 className={style.name}>{own.text(`origin.${purpose}`)}</h3>
      <p>{own.text(`origin.${purpose}.text`)}</p>
      <p className={style.facts}>
        {[needs === 'pressed' ? own.text('pressed') : texts.text(needs), ...hosts].join(' · ')}
      </p>
    </li>
  )
}

/** The panel's question as a page, everything that is stored, and everybody who is called. It works without scripts. */
export function CookiePage({ page }: { page: PageWith<'CookiePage'> }): ReactNode {
  const texts = useTexts(consentTexts)
  const own = useTexts(cookieTexts)
  return (
    <div className={style.page}>
      <h1>{texts.text('panelHeading')}</h1>
      <p id={CONSENT_SAVED_FRAGMENT} className={style.saved} role="status">
        {texts.text('saved')}
      </p>
      <p>{texts.text('panelIntro')}</p>
      <ConsentChoices place="page" chosen={page.model.consent} />
      <h2 className={style.stored}>{own.text('storedHeading')}</h2>
      <p>{own.text('storedIntro')}</p>
      <Category category="necessary" />
      {CONSENT_CATEGORIES.map((category) => (
        <Category key={category} category={category} />
      ))}
      <h2 className={style.stored}>{own.text('originsHeading')}</h2>
      <p>{own.text('originsIntro')}</p>
      <ul className={style.things}>
        {page.model.origins.map((origin) => (
          <Origin key={origin.purpose} origin={origin} />
        ))}
      </ul>
    </div>
  )
}
