import { expect, it } from 'vitest'
import { findRequestOrigin, requestOrigins } from './request-origins.ts'

const ALL = { tagContainer: 'GTM-1', notificationsUrl: 'https://tastes.example/base' }
const purposeOf = (url: string, services = {}) =>
  findRequestOrigin(requestOrigins(services), { url, ownHost: 'shop.test' })?.purpose

it('LAW-04 a plain shop calls nobody but itself, and films that somebody pressed on', () => {
  expect(purposeOf('https://shop.test/api/content/')).toBe('own')
  expect(purposeOf('data:image/png;base64,x')).toBe('own')
  expect(purposeOf('https://player.vimeo.com/video/1')).toBe('video')
  expect(purposeOf('https://www.googletagmanager.com/gtm.js')).toBeUndefined()
  expect(purposeOf('https://tastes.example/x')).toBeUndefined()
})

it('LAW-04 services that are set up are named with the consent that they need', () => {
  expect(purposeOf('https://region1.google-analytics.com/g/collect', ALL)).toBe('tags')
  expect(purposeOf('https://google-analytics.com.evil.example/', ALL)).toBeUndefined()
  expect(purposeOf('https://tastes.example/x', ALL)).toBe('notifications')
  const needs = requestOrigins(ALL).map(({ purpose, needs: needed }) => `${purpose} ${needed}`)
  expect(needs).toEqual([
    'own necessary',
    'payment pressed',
    'video pressed',
    'tags statistics',
    'notifications personalisation',
  ])
})
