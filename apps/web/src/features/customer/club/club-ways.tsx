import type { ReactNode } from 'react'
import { loginAddress } from '@firkant/domain/customer/sign-in-forms.ts'
import { useFrame } from '../../../platform/use-frame.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { SignInLink } from '../sign-in/sign-in-link.tsx'
import style from './club-ways.module.css'
import { clubTexts } from './club.texts.ts'

interface ClubWaysProps {
  /** Where a login or a new account leads back to. */
  readonly returnUrl: string
  /** A member has joined already. */
  readonly isMember?: boolean | undefined
}

/** How to get the club price, and where more is said about it. */
export function ClubWays({ returnUrl, isMember = false }: ClubWaysProps): ReactNode {
  const { text } = useTexts(clubTexts)
  const { pages, frame } = useFrame()
  return (
    <p className={style.ways} data-part="club-ways">
      {pages && !isMember && (
        <>
          <a href={loginAddress(pages.registrationPageUrl, returnUrl)} data-part="text-link">
            {text('register')}
          </a>
          <SignInLink href={loginAddress(pages.loginPageUrl, returnUrl)} part="text-link">
            {text('logIn')}
          </SignInLink>
        </>
      )}
      {frame?.clubPage !== undefined && (
        <a href={frame.clubPage} data-part="text-link">
          {text('more')}
        </a>
      )}
    </p>
  )
}
