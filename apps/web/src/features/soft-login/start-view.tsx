import type { ReactNode } from 'react'
import type { CustomerModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import { useFrame } from '../../platform/use-frame.ts'
import { PersonalOffers } from './personal-offers.tsx'
import { personalWays } from './personal-ways.ts'
import style from './soft-login-panel.module.css'
import type { SoftLoginView } from './soft-login-views.ts'
import { softLoginTexts } from './soft-login.texts.ts'

interface StartViewProps {
  readonly customer: CustomerModel
  readonly go: (view: SoftLoginView) => void
}

export function StartView({ customer, go }: StartViewProps): ReactNode {
  const { text } = useTexts(softLoginTexts)
  const { pages } = useFrame()
  return (
    <>
      <div className={style.greeting}>
        <p className={style.known}>{text('soft.known', { email: customer.maskedEmail ?? '' })}</p>
        <p className={style.limits}>{text('soft.limits')}</p>
        <div className={style.actions}>
          <button type="button" data-part="button" onClick={() => go('login')}>
            {text('soft.logIn')}
          </button>
          <button type="button" data-part="text-link" onClick={() => go('removePersonalization')}>
            {text('soft.remove')}
          </button>
        </div>
      </div>
      <PersonalOffers />
      {pages && (
        <nav aria-label={text('soft.ways')}>
          <ul className={style.ways}>
            {personalWays(pages).map(({ key, to }) => (
              <li key={key}>
                <a href={to} className={style.way} data-part="soft-way">
                  <span>{text(`soft.${key}`)}</span>
                  <Icon name="arrow" className={style.arrow} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}
