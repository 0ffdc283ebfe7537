import type { Translation } from '../../../texts/text-types.ts'
import type { newsletterDa } from './newsletter-da.ts'

export const newsletterSv: Translation<typeof newsletterDa> = {
  'newsletter.heading': 'Få inspiration hem',
  'newsletter.intro': 'Nya möbler, bra erbjudanden och idéer till hemmet, direkt i din inkorg.',
  'newsletter.email': 'Din e-postadress',
  'newsletter.submit': 'Anmäl mig',
  'newsletter.consent':
    'När du anmäler dig säger du ja till vårt nyhetsbrev via e-post. Vi skickar först ett mejl där du bekräftar, och du kan när som helst avsluta prenumerationen.',
  'newsletter.empty': 'Fyll i alla fält för att anmäla dig',
  'newsletter.invalid': 'Du måste ange en e-postadress',
  'newsletter.sent': 'Tack! Vi har skickat ett mejl till dig. Klicka på länken i det så är du anmäld.',
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
