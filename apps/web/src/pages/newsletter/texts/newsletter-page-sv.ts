import type { Translation } from '../../../texts/text-catalogue.ts'
import type { newsletterPageDa } from './newsletter-page-da.ts'

export const newsletterPageSv: Translation<typeof newsletterPageDa> = {
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
