import type { Translation } from '../../../texts/text-catalogue.ts'
import type { newsletterPageDa } from './newsletter-page-da.ts'

export const newsletterPageNb: Translation<typeof newsletterPageDa> = {
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
