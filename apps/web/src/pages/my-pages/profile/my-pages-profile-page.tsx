import type { ReactNode } from 'react'
import { ADDRESS_LENGTHS, readMobile } from '@firkant/domain/cart/checkout/address-rules.ts'
import { MAX_EMAIL_LENGTH } from '@firkant/domain/mail/email-address.ts'
import type { MyPagesProfileModel } from '@firkant/domain/page/models/my-pages-models.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { isNameText } from '@firkant/domain/text/name-text.ts'
import { CheckField } from '@firkant/ui/field/check-field.tsx'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { PasskeyList } from '../../../features/customer/passkeys/passkey-list.tsx'
import { passkeyTexts } from '../../../features/customer/passkeys/passkey.texts.ts'
import { NewPasswordInputs } from '../../../features/customer/sign-in/forms/new-password-inputs.tsx'
import { PasswordInput } from '../../../features/customer/sign-in/forms/password-input.tsx'
import { useFrame } from '../../../platform/use-frame.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { MyPagesFrame } from '../my-pages-frame.tsx'
import style from './my-pages-profile-page.module.css'
import { ProfileAddress } from './profile-address.tsx'
import { ProveEmail } from './prove-email.tsx'
import { ProfileCard, ProfileForm } from './profile-card.tsx'
import { ProfileSessions } from './profile-sessions.tsx'
import { profileTexts } from './profile.texts.ts'

type PartProps = { readonly model: MyPagesProfileModel }
const MAX_MOBILE_LENGTH = 30

function NamePart({ model: { profile, outcome } }: PartProps): ReactNode {
  const { text } = useTexts(profileTexts)
  const common = {
    required: true,
    messages: { missing: text('missing'), invalid: text('invalid') },
    check: (typed: string) => (isNameText(typed) ? undefined : text('result.invalid-name')),
  }
  return (
    <ProfileCard part="name" heading={text('name')} outcome={outcome}>
      <ProfileForm part="name" submit={text('save')}>
        <TextField
          {...common}
          name="firstName"
          label={text('firstName')}
          defaultValue={profile.forename}
          maxLength={ADDRESS_LENGTHS.firstName}
          autoComplete="given-name"
        />
        <TextField
          {...common}
          name="lastName"
          label={text('lastName')}
          defaultValue={profile.surname}
          maxLength={ADDRESS_LENGTHS.lastName}
          autoComplete="family-name"
        />
      </ProfileForm>
    </ProfileCard>
  )
}

function MobilePart({ model: { profile, outcome, countries } }: PartProps): ReactNode {
  const { market } = useShop()
  const { text } = useTexts(profileTexts)
  return (
    <ProfileCard part="mobile" heading={text('mobile')} outcome={outcome}>
      <ProfileForm part="mobile" submit={text('save')}>
        <TextField
          name="mobile"
          type="tel"
          label={text('mobile')}
          hint={text('mobileHint')}
          defaultValue={profile.phoneNumber}
          required
          maxLength={MAX_MOBILE_LENGTH}
          autoComplete="tel"
          inputMode="tel"
          messages={{ missing: text('missing') }}
          check={(typed) =>
            typed !== '' && readMobile(typed, market.key, countries) === undefined
              ? text('result.invalid-mobile')
              : undefined
          }
        />
      </ProfileForm>
    </ProfileCard>
  )
}

function EmailPart({ model: { profile, outcome } }: PartProps): ReactNode {
  const { text } = useTexts(profileTexts)
  const { email, pendingEmail } = profile
  return (
    <ProfileCard part="email" heading={text('email')} text={text('emailNow', { email })} outcome={outcome}>
      {pendingEmail !== undefined && outcome?.part !== 'email' && (
        <p>{text('emailPending', { email: pendingEmail })}</p>
      )}
      {!profile.isEmailProved && <ProveEmail text={text('emailUnproved')} />}
      {profile.hasPassword && (
        <ProfileForm part="email" submit={text('changeEmail')}>
          <TextField
            name="email"
            type="email"
            label={text('newEmail')}
            required
            maxLength={MAX_EMAIL_LENGTH}
            autoComplete="email"
            inputMode="email"
            messages={{ missing: text('missing'), invalid: text('result.invalid-email') }}
          />
          <PasswordInput
            name="password"
            label={text('emailPassword')}
            autoComplete="current-password"
            missing={text('missing')}
          />
        </ProfileForm>
      )}
    </ProfileCard>
  )
}

function PasswordPart({ model: { profile, outcome } }: PartProps): ReactNode {
  const { text } = useTexts(profileTexts)
  const { pages } = useFrame()
  if (!profile.hasPassword)
    return (
      <ProfileCard part="password" heading={text('password')} text={text('noPassword')} outcome={outcome}>
        <a href={pages?.forgotPasswordPageUrl ?? '/'} data-part="text-link">
          {text('createPassword')}
        </a>
      </ProfileCard>
    )
  return (
    <ProfileCard part="password" heading={text('password')} text={text('passwordText')} outcome={outcome}>
      <ProfileForm part="password" submit={text('changePassword')}>
        <input type="text" name="username" autoComplete="username" value={profile.email} readOnly hidden />
        <PasswordInput
          name="currentPassword"
          label={text('currentPassword')}
          autoComplete="current-password"
          missing={text('missing')}
        />
        <NewPasswordInputs label={text('newPassword')} />
        <CheckField
          name="removePasskeys"
          value="true"
          label={text('removePasskeys')}
          hint={text('removePasskeysHint')}
        />
        <CheckField
          name="renewShareLinks"
          value="true"
          label={text('renewShareLinks')}
          hint={text('renewShareLinksHint')}
        />
      </ProfileForm>
    </ProfileCard>
  )
}

function MailsPart({ model: { outcome } }: PartProps): ReactNode {
  const { text } = useTexts(profileTexts)
  return (
    <ProfileCard part="mails" heading={text('mails')} text={text('mailsText')} outcome={outcome}>
      <ProfileForm part="mails" submit={text('mailsSend')} />
    </ProfileCard>
  )
}

function DataPart({ model: { urls } }: PartProps): ReactNode {
  const { text } = useTexts(profileTexts)
  return (
    <ProfileCard part="data" heading={text('data')} text={text('dataText')}>
      <div className={style.links}>
        {urls.data !== undefined && (
          <a href={urls.data} data-part="text-link">
            {text('toData')}
          </a>
        )}
        {urls.deletion !== undefined && (
          <a href={urls.deletion} data-part="text-link">
            {text('toDeletion')}
          </a>
        )}
      </div>
    </ProfileCard>
  )
}

/** Who the customer is, how they sign in, and where they are signed in. */
export function MyPagesProfilePage({ page }: { page: PageWith<'MyPagesProfilePage'> }): ReactNode {
  const passkeys = useTexts(passkeyTexts)
  const { model } = page
  return (
    <MyPagesFrame model={model}>
      <div className={style.parts}>
        <div className={style.column}>
          <NamePart model={model} />
          <ProfileAddress model={model} />
          <MobilePart model={model} />
        </div>
        <div className={style.column}>
          <EmailPart model={model} />
          <PasswordPart model={model} />
          <ProfileCard part="passkeys" heading={passkeys.text('passkeys.heading')}>
            <PasskeyList email={model.profile.email}>
              {!model.profile.isEmailProved && <ProveEmail text={passkeys.text('passkeys.unproved')} />}
            </PasskeyList>
          </ProfileCard>
        </div>
      </div>
      <ProfileSessions model={model} />
      <MailsPart model={model} />
      <DataPart model={model} />
    </MyPagesFrame>
  )
}
