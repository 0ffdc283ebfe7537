import { MARKETS } from '@firkant/domain/market/market.ts'
import { DOCUMENT_STATE_ID, type DocumentFacts } from '@firkant/domain/page/document-state.ts'
import { majorDiffers } from '@firkant/domain/version/server-version.ts'
import { createApiClient, type ApiClient, type ApiClientOptions } from '../../platform/api-client.ts'
import type { LiveDynamicData } from '../../platform/dynamic-data/dynamic-data-store.ts'
import { startDynamicData } from '../../platform/dynamic-data/start-dynamic-data.ts'
import { recoverFromChunkErrors } from '../../platform/navigation/chunk-recovery.ts'
import { createShopStorage } from '../../platform/shop-storage.ts'
import { createErrorReporter, reportUncaughtErrors, type ReportError } from '../../platform/telemetry-client.ts'
import { setDeviceWidthCookie } from '../device-width.ts'
import { nextTask } from '../next-task.ts'

type OnSignInRequired = NonNullable<ApiClientOptions['onSignInRequired']>

/** What the shop works with before React and after it: one set of each, whoever comes first. */
export interface Visit {
  readonly facts: DocumentFacts
  readonly api: ApiClient
  readonly dynamicData: LiveDynamicData
  readonly reportError: ReportError
  readonly onServerVersion: (version: string) => void
  readonly mustReload: () => boolean
  /** Until then nobody can sign in: the call fails. */
  readonly connectSignIn: (onSignInRequired: OnSignInRequired) => void
}

/** The code may be here before the end of the document, where its state is. */
async function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}

function readFacts(): DocumentFacts {
  const text = document.getElementById(DOCUMENT_STATE_ID)?.textContent
  if (!text) throw new Error('The document came without its state')
  return JSON.parse(text) as DocumentFacts
}

// Start-up is split into tasks, so that none of them delays the visitor's first tap.
async function readFactsWhenParsed(): Promise<DocumentFacts> {
  await nextTask()
  await whenParsed()
  const facts = readFacts()
  await nextTask()
  return facts
}

async function open(): Promise<Visit> {
  const facts = await readFactsWhenParsed()
  const reportError = createErrorReporter(window)
  reportUncaughtErrors(window, reportError)
  const session = createShopStorage(
    () => window.sessionStorage,
    (error) => reportError(error, 'warn'),
  )
  recoverFromChunkErrors(window, session, reportError)
  setDeviceWidthCookie(window)

  let mustReload = false
  const onServerVersion = (version: string) => {
    mustReload ||= majorDiffers(facts.version, version)
  }
  let onSignInRequired: OnSignInRequired = () => Promise.resolve(undefined)
  const api = createApiClient({
    language: MARKETS[facts.market].language,
    clientVersion: facts.version,
    onServerVersion,
    onSignInRequired: () => onSignInRequired(),
  })
  return {
    facts,
    api,
    dynamicData: startDynamicData(api, facts.dynamicData),
    reportError,
    onServerVersion,
    mustReload: () => mustReload,
    connectSignIn: (next) => void (onSignInRequired = next),
  }
}

let opened: Promise<Visit> | undefined

export const openVisit = (): Promise<Visit> => (opened ??= open())
