import type { ReactNode } from 'react'
import type { CustomerSession } from '@firkant/domain/customer/customer-calls.ts'
import { formatDate, formatTime } from '@firkant/domain/format/format-date.ts'
import { MY_PAGES_FORMS } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import type { MyPagesProfileModel } from '@firkant/domain/page/models/my-pages-models.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { ProfileCard } from './profile-card.tsx'
import style from './profile-sessions.module.css'
import { profileTexts } from './profile.texts.ts'

interface EndProps {
  readonly name: 'sessionId' | 'others'
  readonly value: string
  readonly label?: string | undefined
  readonly children: ReactNode
}

function End({ name, value, label, children }: EndProps): ReactNode {
  const { language } = useShop()
  return (
    <form method="post" action={MY_PAGES_FORMS.sessions}>
      <input type="hidden" name="language" value={language} />
      <button type="submit" name={name} value={value} data-part="text-link" aria-label={label}>
        {children}
      </button>
    </form>
  )
}

function Session({ session }: { session: CustomerSession }): ReactNode {
  const { text, language } = useTexts(profileTexts)
  const { id, network, lastSeenAt, isCurrent } = session
  const device = session.device === '' ? text('unknownDevice') : session.device
  const seen = new Date(lastSeenAt)
  return (
    <li className={style.session}>
      <div>
        <h3 className={style.device}>{device}</h3>
        <p className={style.facts}>
          {text('lastSeen', { date: formatDate(language, seen), time: formatTime(language, seen) })}
          {network !== '' && ` · ${text('network', { network })}`}
        </p>
      </div>
      {isCurrent ? (
        <p className={style.current}>{text('thisDevice')}</p>
      ) : (
        <End name="sessionId" value={id} label={text('endSessionNamed', { device })}>
          {text('endSession')}
        </End>
      )}
    </li>
  )
}

/** Where the customer is signed in, with a way to end each. */
export function ProfileSessions({ model: { sessions, outcome } }: { model: MyPagesProfileModel }): ReactNode {
  const { text } = useTexts(profileTexts)
  return (
    <ProfileCard part="sessions" heading={text('sessions')} text={text('sessionsText')} outcome={outcome}>
      <ul>
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <End name="others" value="1">
          {text('endOthers')}
        </End>
      )}
    </ProfileCard>
  )
}
