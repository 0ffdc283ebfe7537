import type { Translation } from '../../texts/text-catalogue.ts'
import type { TextTable } from '../../texts/text-table.ts'

const newsletterPageDa = {
  'newsletter.sentHeading': 'Tjek din indbakke',
  'newsletter.confirmHeading': 'Bekræft din tilmelding',
  'newsletter.confirmText': 'Tryk på knappen, så sender vi dig nyhedsbrevet fra {brand}.',
  'newsletter.confirmButton': 'Ja tak, tilmeld mig',
  'newsletter.confirmedHeading': 'Velkommen!',
  'newsletter.confirmedText': 'Du er tilmeldt nyhedsbrevet fra {brand}. Vi glæder os til at skrive til dig.',
  'newsletter.unsubscribeHeading': 'Vil du afmelde nyhedsbrevet?',
  'newsletter.unsubscribeText': 'Så sender vi dig ikke flere nyhedsbreve fra {brand}. Du kan altid tilmelde dig igen.',
  'newsletter.unsubscribeButton': 'Ja, afmeld mig',
  'newsletter.unsubscribedHeading': 'Du er afmeldt',
  'newsletter.unsubscribedText': 'Vi sender dig ikke flere nyhedsbreve fra {brand}.',
  'newsletter.expiredHeading': 'Linket virker ikke længere',
  'newsletter.expiredText':
    'Det er brugt eller mere end 7 dage gammelt. Er du ikke tilmeldt endnu, så skriv din e-mailadresse herunder: vi sender dig et nyt.',
} as const

const newsletterPageNb: Translation<typeof newsletterPageDa> = {
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

const newsletterPageSv: Translation<typeof newsletterPageDa> = {
  'newsletter.sentHeading': 'Titta i din inkorg',
  'newsletter.confirmHeading': 'Bekräfta din anmälan',
  'newsletter.confirmText': 'Tryck på knappen så skickar vi nyhetsbrevet från {brand} till dig.',
  'newsletter.confirmButton': 'Ja tack, anmäl mig',
  'newsletter.confirmedHeading': 'Välkommen!',
  'newsletter.confirmedText': 'Du är anmäld till nyhetsbrevet från {brand}. Vi ser fram emot att skriva till dig.',
  'newsletter.unsubscribeHeading': 'Vill du avsluta nyhetsbrevet?',
  'newsletter.unsubscribeText': 'Då skickar vi inga fler nyhetsbrev från {brand}. Du kan alltid anmäla dig igen.',
  'newsletter.unsubscribeButton': 'Ja, avsluta',
  'newsletter.unsubscribedHeading': 'Du är avanmäld',
  'newsletter.unsubscribedText': 'Vi skickar inga fler nyhetsbrev från {brand}.',
  'newsletter.expiredHeading': 'Länken fungerar inte längre',
  'newsletter.expiredText':
    'Den är använd eller mer än 7 dagar gammal. Om du inte är anmäld än kan du skriva din e-postadress här nedanför, så skickar vi en ny.',
}

export type NewsletterPageKey = keyof typeof newsletterPageDa

export const newsletterPageTexts: TextTable<typeof newsletterPageDa> = {
  da: newsletterPageDa,
  nb: newsletterPageNb,
  sv: newsletterPageSv,
}
