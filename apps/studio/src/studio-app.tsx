import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { isLanguage, LOCALES, type Language } from '@firkant/domain/market/market.ts'
import type { StudioMe } from '@firkant/domain/studio/studio-calls.ts'
import { Frame } from './frame/frame.tsx'
import { LoginPage, type LoginCause } from './login/login-page.tsx'
import { Failure } from './parts/failure.tsx'
import { goTo, useAddress } from './platform/address.ts'
import { CallError, callServer, type CallFailure } from './platform/call-server.ts'
import { StudioProvider } from './platform/studio-context.tsx'
import { LanguageProvider } from './texts/use-texts.tsx'

const LANGUAGE_KEY = 'studio-language'

/** Chosen before, or what the browser prefers. */
function firstLanguage(): Language {
  const wished = [localStorage.getItem(LANGUAGE_KEY) ?? '', ...navigator.languages.map((each) => each.slice(0, 2))]
  const known = wished.map((each) => (each === 'no' || each === 'nn' ? 'nb' : each))
  return known.find((each): each is Language => isLanguage(each)) ?? 'en'
}

type Entrance =
  | { readonly at: 'door' }
  | { readonly at: 'login'; readonly cause: LoginCause }
  | { readonly at: 'failed'; readonly code: CallFailure }
  | { readonly at: 'inside'; readonly me: StudioMe }

function causeOf(code: CallFailure, wasInside: boolean): Entrance {
  if (code === 'sign-in-required') return { at: 'login', cause: wasInside ? 'ended' : 'start' }
  return code === 'not-allowed' ? { at: 'login', cause: 'noStudio' } : { at: 'failed', code }
}

function useEntrance() {
  const [entrance, setEntrance] = useState<Entrance>({ at: 'door' })
  const enter = useCallback(() => {
    callServer('GET /api/studio/me').then(
      (me) => setEntrance({ at: 'inside', me }),
      (error: unknown) => setEntrance(causeOf(error instanceof CallError ? error.code : 'internal-error', false)),
    )
  }, [])
  useEffect(enter, [enter])
  return { entrance, setEntrance, enter }
}

export function StudioApp(): ReactNode {
  const [language, setLanguage] = useState(firstLanguage)
  const [said, setSaid] = useState({ text: '', count: 0 })
  const { entrance, setEntrance, enter } = useEntrance()
  const address = useAddress()
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const choose = useCallback((next: Language) => {
    localStorage.setItem(LANGUAGE_KEY, next)
    setLanguage(next)
  }, [])
  const me = entrance.at === 'inside' ? entrance.me : undefined
  const studio = useMemo(
    () =>
      me && {
        me,
        setLanguage: choose,
        say: (text: string) => setSaid(({ count }) => ({ text, count: count + 1 })),
        reloadMe: enter,
        sessionEnded: () => setEntrance({ at: 'login', cause: 'ended' }),
        logOut: () => {
          const leave = () => {
            goTo('/studio')
            setEntrance({ at: 'login', cause: 'start' })
          }
          callServer('POST /api/client/employee/authentication/logout').then(leave, leave)
        },
      },
    [me, choose, enter, setEntrance],
  )
  return (
    <LanguageProvider value={language}>
      <I18nProvider locale={LOCALES[language]}>
        <RouterProvider navigate={goTo}>
          {entrance.at === 'failed' && <Failure code={entrance.code} retry={enter} />}
          {entrance.at === 'login' && <LoginPage cause={entrance.cause} setLanguage={choose} enter={enter} />}
          {studio && (
            <StudioProvider value={studio}>
              <Frame address={address} said={said} />
            </StudioProvider>
          )}
        </RouterProvider>
      </I18nProvider>
    </LanguageProvider>
  )
}
