import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useState, type ReactNode } from 'react'
import type { Language } from '@firkant/domain/market/market.ts'
import { FormField } from '../parts/form-field.tsx'
import { CallError, callServer } from '../platform/call-server.ts'
import { failureName } from '../texts/names.ts'
import { useTexts, type TextKey } from '../texts/use-texts.tsx'
import { LoginLanguages } from './login-languages.tsx'

export type LoginCause = 'start' | 'ended' | 'noStudio'

const CAUSES: Readonly<Partial<Record<LoginCause, TextKey>>> = { ended: 'sessionEnded', noStudio: 'closedRole' }

/** It comes when it is asked for: what is typed next belongs there. */
const FIRST = { autoFocus: true } as const

interface LoginPageProps {
  readonly cause: LoginCause
  readonly setLanguage: (language: Language) => void
  readonly enter: () => void
}

function useLogin(enter: () => void) {
  const [problem, setProblem] = useState<TextKey>()
  const [wantsCode, setWantsCode] = useState(false)
  const [isWorking, setWorking] = useState(false)
  const attempt = async (work: () => Promise<TextKey | undefined>) => {
    if (isWorking) return
    setWorking(true)
    try {
      const found = await work()
      setProblem(found)
      if (!found) enter()
    } catch (error) {
      // Closed by the person: nothing to say.
      if (!(error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)))
        setProblem(failureName(error instanceof CallError ? error.code : 'internal-error'))
    } finally {
      setWorking(false)
    }
  }
  const withPassword = (body: { email: string; password: string; code?: string }) =>
    attempt(async () => {
      const { success, errorCode } = await callServer('POST /api/client/employee/authentication/login', { body })
      if (success) return undefined
      if (errorCode) setWantsCode(true)
      return errorCode ?? 'signInWrong'
    })
  const withPasskey = () =>
    attempt(async () => {
      const { options } = await callServer('POST /api/client/employee/passkeys/loginoptions')
      // Made by the same library on the server, which has no schema for it.
      const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
      const { clientExtensionResults, ...signed } = await startAuthentication({ optionsJSON })
      const response = { ...signed, clientExtensionResults: { ...clientExtensionResults } }
      const { success } = await callServer('POST /api/client/employee/passkeys/login', { body: { response } })
      return success ? undefined : 'passkeyWrong'
    })
  return { problem, wantsCode, isWorking, withPassword, withPasskey }
}

interface LoginFormProps {
  readonly enter: () => void
}

function LoginForm({ enter }: LoginFormProps): ReactNode {
  const { text } = useTexts()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { problem, wantsCode, isWorking, withPassword, withPasskey } = useLogin(enter)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void withPassword({ email, password, ...(code !== '' && { code }) })
      }}
    >
      <FormField
        label={text('email')}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
      />
      <FormField
        label={text('password')}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
      />
      {wantsCode && (
        <FormField
          label={text('code')}
          help={text('codeHelp')}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...FIRST}
          value={code}
          onChange={setCode}
        />
      )}
      {problem && (
        <p className="problem" role="alert">
          {text(problem)}
        </p>
      )}
      <div className="row">
        <button type="submit" className="button" data-tone="main" aria-disabled={isWorking}>
          {isWorking ? text('working') : text('signIn')}
        </button>
        <button type="button" className="button" onClick={() => void withPasskey()}>
          {text('withPasskey')}
        </button>
      </div>
    </form>
  )
}

export function LoginPage({ cause, setLanguage, enter }: LoginPageProps): ReactNode {
  const { text } = useTexts()
  const told = CAUSES[cause]
  return (
    <main className="door">
      <div className="door-card">
        <p className="wordmark">
          <span className="mark" aria-hidden="true" />
          {text('studio')}
        </p>
        <h1>{text('signIn')}</h1>
        {told && <p className="notice">{text(told)}</p>}
        <LoginForm enter={enter} />
      </div>
      <LoginLanguages setLanguage={setLanguage} />
    </main>
  )
}
