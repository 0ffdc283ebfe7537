import type { ConsentMode } from '@firkant/domain/consent/consent-mode.ts'
import type { DataLayerEvent } from '@firkant/domain/tracking/data-layer-events.ts'
import { TAG_CONTAINER_META } from '@firkant/domain/tracking/tag-container.ts'
import type { ReportError } from '../../platform/telemetry-client.ts'

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

export interface DataLayer {
  readonly push: (event: DataLayerEvent) => void
  readonly consent: (command: 'default' | 'update', mode: ConsentMode) => void
  /** Once, if the shop has one. */
  readonly loadContainer: () => void
}

function addScript({ document: doc }: Window, id: string): void {
  const script = doc.createElement('script')
  script.async = true
  script.nonce = doc.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  doc.head.append(script)
}

export function createDataLayer(win: Window, reportError: ReportError): DataLayer {
  const layer = (win.dataLayer ??= [])
  let isLoaded = false
  // Containers read commands from the arguments of a function, not from a list.
  function command(..._words: readonly unknown[]): void {
    layer.push(arguments)
  }
  const report = (faults: readonly string[]) => {
    if (faults.length > 0) reportError(new Error(faults.join('; ')), 'warn')
  }
  return {
    push(event) {
      layer.push(event)
      if (import.meta.env.DEV)
        void import('@firkant/domain/tracking/data-layer-schema.ts').then(({ findEventFaults }) =>
          report(findEventFaults(event)),
        )
    },
    consent: (kind, mode) => command('consent', kind, mode),
    loadContainer() {
      const id = win.document.querySelector<HTMLMetaElement>(`meta[name=${TAG_CONTAINER_META}]`)?.content
      if (isLoaded || !id) return
      isLoaded = true
      layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
      addScript(win, id)
    },
  }
}
