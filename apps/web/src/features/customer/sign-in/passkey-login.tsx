import type { ReactNode } from 'react'
import type { Login } from './use-login.ts'

interface PasskeyLoginProps {
  readonly logIn: Login['logIn']
  readonly isPending: boolean
}

export function PasskeyLogin(_props: PasskeyLoginProps): ReactNode {
  return null
}
