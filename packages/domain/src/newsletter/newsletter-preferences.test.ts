import { describe, expect, it } from 'vitest'
import {
  PERSONALISATION_VERSION,
  personalisationText,
  readPersonalised,
  readPreferenceChoices,
  readPreferenceOutcome,
} from './newsletter-preferences.ts'

const reader = (fields: Record<string, string>) => (name: string) => fields[name] ?? null

describe('what a subscriber chooses', () => {
  it('LAW-05 a box that is not ticked is not sent, and asks for nothing', () => {
    expect(readPreferenceChoices(reader({}))).toEqual({
      newsletter: false,
      personalised: false,
      alerts: { stockAlerts: false, listAlerts: false },
    })
    expect(readPreferenceChoices(reader({ newsletter: 'on', listAlerts: 'on' }))).toMatchObject({
      newsletter: true,
      alerts: { stockAlerts: false, listAlerts: true },
    })
  })

  it('LAW-05 personalised content counts only with the text that is shown today', () => {
    expect(readPersonalised(reader({ personalised: PERSONALISATION_VERSION }))).toBe(true)
    expect(readPersonalised(reader({ personalised: '0' }))).toBe(false)
    expect(readPersonalised(reader({ personalised: 'on' }))).toBe(false)
  })

  it('LAW-05 the text names who recognises', () => {
    for (const language of ['da', 'nb', 'sv'] as const)
      expect(personalisationText(language, 'hjemly')).toMatch(/^Ja .* hjemly /)
  })

  it('API-03 an outcome that nobody wrote is none', () => {
    expect(readPreferenceOutcome('saved')).toBe('saved')
    for (const written of ['', 'toString', '<script>']) expect(readPreferenceOutcome(written)).toBeUndefined()
  })
})
