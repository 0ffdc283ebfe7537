import { describe, expect, it } from 'vitest'
import type { Language } from '../market/market.ts'
import { formatDate, formatTime, formatWeekday } from './format-date.ts'

const SUNDAY = new Date('2026-11-15T08:05:00Z')

describe('formatDate', () => {
  it.each<[Language, string]>([
    ['da', '15. november 2026'],
    ['nb', '15. november 2026'],
    ['sv', '15 november 2026'],
    ['en', '15 November 2026'],
  ])('FMT-03 writes a date in %s', (language, text) => {
    expect(formatDate(language, SUNDAY)).toBe(text)
  })

  it('FMT-03 takes the calendar day of the shop, not of the server', () => {
    expect(formatDate('da', new Date('2026-12-31T23:30:00Z'))).toBe('1. januar 2027')
    expect(formatDate('da', new Date('2026-06-30T22:00:00Z'))).toBe('1. juli 2026')
    expect(formatDate('da', new Date('2026-06-30T21:59:59Z'))).toBe('30. juni 2026')
  })
})

describe('formatWeekday', () => {
  it.each<[Language, string]>([
    ['da', 'søndag 15. november'],
    ['nb', 'søndag 15. november'],
    ['sv', 'söndag 15 november'],
    ['en', 'Sunday 15 November'],
  ])('FMT-03 writes a delivery day in %s', (language, text) => {
    expect(formatWeekday(language, SUNDAY)).toBe(text)
  })
})

describe('formatTime', () => {
  it.each<[Language, string]>([
    ['da', '09.05'],
    ['nb', '09:05'],
    ['sv', '09:05'],
    ['en', '09:05'],
  ])('FMT-03 writes the shop’s winter time in %s', (language, text) => {
    expect(formatTime(language, SUNDAY)).toBe(text)
  })

  it('FMT-03 follows summer time', () => {
    expect(formatTime('da', new Date('2026-07-01T08:05:00Z'))).toBe('10.05')
    expect(formatTime('nb', new Date('2026-07-01T22:00:00Z'))).toBe('00:00')
  })
})
