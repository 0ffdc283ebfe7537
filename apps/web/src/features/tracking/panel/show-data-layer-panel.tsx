import { createRoot } from 'react-dom/client'
import { findEventFaults } from '@firkant/domain/tracking/data-layer-schema.ts'
import { DataLayerPanel } from './data-layer-panel.tsx'
import { createEventLog, type EventLog } from './event-log.ts'

/** In a root of its own, after the page. Only builds for development have it. */
export function showDataLayerPanel(): EventLog {
  const log = createEventLog({ findFaults: findEventFaults, now: () => Date.now() })
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<DataLayerPanel log={log} />)
  return log
}
