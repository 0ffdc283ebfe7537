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
}
