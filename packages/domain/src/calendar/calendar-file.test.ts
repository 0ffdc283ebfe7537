import { describe, expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const EVENT = {
  id: 'order-HJ-2345-6789@hjemly.example',
  day: '2026-12-31',
  title: 'Levering: sofa, bord; lampe',
  text: 'Mål døren.\nRing, hvis du ikke er hjemme.',
  place: 'Storgata 7, 5003 Bergen',
  url: 'https://hjemly.example/ordre?token=abc',
}

const linesOf = (file: string) => file.split('\r\n')

describe('the file for a calendar', () => {
  it('takes the whole day, also the last one of a year', () => {
    const lines = linesOf(calendarFile(EVENT, new Date('2026-12-01T09:30:15.250Z')))
    expect(lines).toContain('DTSTART;VALUE=DATE:20261231')
    expect(lines).toContain('DTEND;VALUE=DATE:20270101')
    expect(lines).toContain('DTSTAMP:20261201T093015Z')
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines.at(-2)).toBe('END:VCALENDAR')
  })

  it('escapes what separates values, so that no text adds a line of its own', () => {
    const file = calendarFile({ ...EVENT, title: 'A\r\nATTENDEE:x' }, new Date(0))
    expect(linesOf(file).filter((line) => line.startsWith('ATTENDEE'))).toEqual([])
    expect(file).toContain(String.raw`SUMMARY:A\nATTENDEE:x`)
    expect(calendarFile(EVENT, new Date(0))).toContain(String.raw`SUMMARY:Levering: sofa\, bord\; lampe`)
  })

  it('folds long lines at 75 bytes without dividing a letter', () => {
    const text = 'æøå'.repeat(60)
    const file = calendarFile({ ...EVENT, text }, new Date(0))
    for (const line of linesOf(file)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}`)
  })
})
