import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { CONSENT_CATEGORIES } from '@firkant/domain/consent/consent.ts'
import style from './data-layer-panel.module.css'
import type { EventLog, EventLogState, LoggedEvent } from './event-log.ts'

/** With Alt and Shift. */
const TOGGLE_KEY = 'KeyD'
const TOGGLE_NAME = 'Alt+Shift+D'

const timeOf = (at: number) => new Date(at).toISOString().slice(11, 23)

function EventRow({ logged }: { logged: LoggedEvent }): ReactNode {
  const { event: name, ...payload } = logged.event
  const hasFaults = logged.faults.length > 0
  return (
    <li data-part="data-layer-event" data-faulty={hasFaults || undefined}>
      <details className={style.event}>
        <summary className={style.summary}>
          <time>{timeOf(logged.at)}</time> <strong>{name}</strong> {logged.outcome}
          {hasFaults && <span className={style.fault}> {logged.faults.length} schema errors</span>}
        </summary>
        {hasFaults && (
          <ul className={style.fault}>
            {logged.faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
        <pre className={style.payload}>{JSON.stringify(payload, null, 2)}</pre>
      </details>
    </li>
  )
}

function Facts({ state: { events, consent } }: { state: EventLogState }): ReactNode {
  const count = (outcome: LoggedEvent['outcome']) => events.filter((each) => each.outcome === outcome).length
  const allowed = consent && CONSENT_CATEGORIES.filter((category) => consent[category])
  return (
    <p className={style.facts} data-part="data-layer-facts">
      {count('passed')} passed, {count('waiting')} waiting, {count('dropped')} dropped. Consent:{' '}
      {allowed ? allowed.join(', ') || 'refused' : 'not answered'}
    </p>
  )
}

interface OpenPanelProps {
  readonly log: EventLog
  readonly state: EventLogState
  readonly onClose: () => void
}

function OpenPanel({ log, state, onClose }: OpenPanelProps): ReactNode {
  const panel = useRef<HTMLElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => panel.current?.focus(), [])
  useEffect(() => {
    const element = panel.current
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    element?.addEventListener('keydown', leave)
    return () => element?.removeEventListener('keydown', leave)
  }, [onClose])
  const copy = async () => {
    await navigator.clipboard.writeText(JSON.stringify(state.events, null, 2))
    setIsCopied(true)
  }
  return (
    <section ref={panel} tabIndex={-1} className={style.panel} aria-label="Data layer" data-part="data-layer-panel">
      <div className={style.head}>
        <Facts state={state} />
        <button type="button" onClick={log.clear}>
          Clear
        </button>
        <button type="button" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy as JSON'}
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      <ol className={style.events}>
        {state.events.toReversed().map((logged) => (
          <EventRow key={logged.id} logged={logged} />
        ))}
      </ol>
    </section>
  )
}

/** Shows events as they happen, for whoever develops. */
export function DataLayerPanel({ log }: { log: EventLog }): ReactNode {
  const state = useSyncExternalStore(log.subscribe, log.current)
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const toggle = (press: KeyboardEvent) => {
      if (!press.altKey || !press.shiftKey || press.code !== TOGGLE_KEY) return
      press.preventDefault()
      setIsOpen((before) => !before)
    }
    document.addEventListener('keydown', toggle)
    return () => document.removeEventListener('keydown', toggle)
  }, [])
  const close = () => {
    setIsOpen(false)
    opener.current?.focus()
  }
  const faulty = state.events.filter(({ faults }) => faults.length > 0).length
  return (
    <div className={style.corner}>
      {isOpen && <OpenPanel log={log} state={state} onClose={close} />}
      <button
        ref={opener}
        type="button"
        className={style.opener}
        data-faulty={faulty > 0 || undefined}
        aria-expanded={isOpen}
        title={`Data layer (${TOGGLE_NAME})`}
        onClick={() => setIsOpen(!isOpen)}
      >
        Data layer: {state.events.length}
        {faulty > 0 && `, ${faulty} faulty`}
      </button>
    </div>
  )
}
