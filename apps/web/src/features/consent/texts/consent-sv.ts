import type { Translation } from '../../../texts/text-catalogue.ts'
import type { consentDa } from './consent-da.ts'

export const consentSv: Translation<typeof consentDa> = {
  heading: 'Cookies hos {brand}',
  intro:
    'Nödvändiga cookies får butiken att fungera. Säger du ja använder vi också cookies för statistik, marknadsföring och personliga rekommendationer. Du kan ändra ditt val när som helst.',
  more: 'Läs om varje cookie',
  necessaryOnly: 'Bara nödvändiga',
  acceptAll: 'Godkänn alla',
  choose: 'Välj själv',
  save: 'Spara mitt val',
  panelHeading: 'Dina cookies',
  panelIntro: 'Välj vad vi får spara i din webbläsare. Det gäller i 12 månader och du kan alltid ändra det här.',
  always: 'Alltid på',
  saved: 'Ditt val är sparat.',
  failed: 'Vi kunde inte spara ditt val. Försök igen.',
  legend: 'Vad får vi använda?',
  necessary: 'Nödvändiga',
  'necessary.text': 'Varukorg, inloggning, betalning och säkerhet. Utan dem fungerar inte butiken.',
  statistics: 'Statistik',
  'statistics.text': 'Visar oss vilka sidor och varor som används, så att vi kan göra butiken bättre.',
  marketing: 'Marknadsföring',
  'marketing.text': 'Gör det möjligt att mäta våra annonser och visa dem för rätt personer.',
  personalisation: 'Personliga rekommendationer',
  'personalisation.text':
    'Låter oss föreslå varor utifrån det du har tittat på och köpt, och känna igen dig från vårt nyhetsbrev. Har du sagt ja till att bli igenkänd i nyhetsbrevet gäller det tills du väljer här.',
  'again.heading': 'Ska vi känna igen dig?',
  'again.text':
    'Du kommer från vårt nyhetsbrev men har sagt nej till personliga rekommendationer i den här webbläsaren. Säger du ja nu känner vi igen dig och föreslår varor utifrån det du har tittat på och köpt. Resten är oförändrat.',
  'again.yes': 'Ja, känn igen mig',
  'again.no': 'Nej tack',
}
