import { createContext, useContext } from 'react'
import type { Language } from '@firkant/domain/market/market.ts'
import type { StudioMe } from '@firkant/domain/studio/studio-calls.ts'
import type { StudioPermission } from '@firkant/domain/studio/studio-permissions.ts'
import { CallError } from './call-server.ts'

export interface Studio {
  readonly me: StudioMe
  readonly setLanguage: (language: Language) => void
  /** Says it to everybody: on the page, and to screen readers. */
  readonly say: (text: string) => void
  readonly logOut: () => void
  /** Whoever is not at work any more signs in again, and goes on where they were. */
  readonly sessionEnded: () => void
  readonly reloadMe: () => void
}

const StudioContext = createContext<Studio | undefined>(undefined)
export const StudioProvider = StudioContext.Provider

export function useStudio(): Studio {
  const studio = useContext(StudioContext)
  if (!studio) throw new Error('useStudio needs a StudioProvider above it')
  return studio
}

export function useMay(permission: StudioPermission): boolean {
  return useStudio().me.permissions.includes(permission)
}

export const isSessionEnd = (error: unknown) => error instanceof CallError && error.code === 'sign-in-required'
