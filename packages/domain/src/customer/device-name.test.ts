import { describe, expect, it } from 'vitest'
import { deviceName } from './device-name.ts'

const AGENTS: readonly (readonly [string, string])[] = [
  ['Chrome, Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'],
  [
    'Edge, Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
  ],
  ['Firefox, Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
  ['Safari, Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'],
  ['Chrome, Android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'],
  [
    'Chrome, iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 CriOS/140.0 Safari/604.1',
  ],
]

describe('the name of a device', () => {
  it.each(AGENTS)('AUTH-10 %s', (name, agent) => expect(deviceName(agent)).toBe(name))

  it('AUTH-10 is empty for what is unknown, and reads no more than it needs', () => {
    expect([deviceName(undefined), deviceName(''), deviceName('curl/8')]).toEqual(['', '', ''])
    expect(deviceName(`${'x '.repeat(100_000)}Firefox/1 Windows`)).toBe('')
  })
})
