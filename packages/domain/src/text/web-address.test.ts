import { describe, expect, it } from 'vitest'
import { namesWebAddress } from './web-address.ts'

describe('an address of a web page', () => {
  it.each([
    'http://evil.example',
    'HTTPS://x',
    'Vind nu www.præmie.example',
    'evil.com',
    'Din pakke venter: evil.shop/dk',
    'Klik (bit.ly/3xYz)',
    'post@evil.top',
    'EVIL．COM',
    'evil.com.',
    'pay.hjemly-dk.info:8080',
    'æøå.dk',
  ])('SEC-01 is seen in %j', (text) => expect(namesWebAddress(text)).toBe(true))

  it.each([
    'Anne-Marie Ørsted',
    'H.C.Andersens Boulevard',
    'C.F. Richs Vej',
    'J.P. Jensen & Søn A/S',
    'St.Kongensgade',
    '3.th',
    'st.tv.',
    'Blok 4, 2. sal tv',
    'P.O.Box 12',
    'c/o Holm',
    'Nr. 7 B',
    'Skt. Jørgens Gade 12 st. th.',
    'O’Neill',
    'Kbh. K',
    '.com',
    '',
  ])('SEC-01 is not seen in %j', (text) => expect(namesWebAddress(text)).toBe(false))
})
