import type { Translation } from '../../../texts/text-types.ts'
import type { newsletterDa } from './newsletter-da.ts'

export const newsletterNb: Translation<typeof newsletterDa> = {
  'newsletter.heading': 'Få inspirasjon hjem',
  'newsletter.intro': 'Nye møbler, gode tilbud og ideer til hjemmet, rett i innboksen.',
  'newsletter.email': 'E-postadressen din',
  'newsletter.submit': 'Meld meg på',
  'newsletter.consent':
    'Når du melder deg på, sier du ja til nyhetsbrevet vårt på e-post. Vi sender deg først en e-post der du bekrefter, og du kan når som helst melde deg av igjen.',
  'newsletter.empty': 'Fyll ut alle feltene for å melde deg på',
  'newsletter.invalid': 'Du må skrive inn en e-postadresse',
  'newsletter.sent': 'Takk! Vi har sendt deg en e-post. Klikk på lenken i den, så er du påmeldt.',
}
