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
  'newsletter.sentHeading': 'Sjekk innboksen din',
  'newsletter.confirmHeading': 'Bekreft påmeldingen',
  'newsletter.confirmText': 'Trykk på knappen, så sender vi deg nyhetsbrevet fra {brand}.',
  'newsletter.confirmButton': 'Ja takk, meld meg på',
  'newsletter.confirmedHeading': 'Velkommen!',
  'newsletter.confirmedText': 'Du er påmeldt nyhetsbrevet fra {brand}. Vi gleder oss til å skrive til deg.',
  'newsletter.unsubscribeHeading': 'Vil du melde deg av nyhetsbrevet?',
  'newsletter.unsubscribeText': 'Da sender vi deg ikke flere nyhetsbrev fra {brand}. Du kan alltid melde deg på igjen.',
  'newsletter.unsubscribeButton': 'Ja, meld meg av',
  'newsletter.unsubscribedHeading': 'Du er meldt av',
  'newsletter.unsubscribedText': 'Vi sender deg ikke flere nyhetsbrev fra {brand}.',
  'newsletter.expiredHeading': 'Lenken virker ikke lenger',
  'newsletter.expiredText':
    'Den er brukt eller mer enn 7 dager gammel. Er du ikke påmeldt ennå, skriver du e-postadressen din nedenfor, så sender vi deg en ny.',
}
