import type { Translation } from '../../../texts/text-catalogue.ts'
import type { rightsDa } from './rights-da.ts'

export const rightsSv: Translation<typeof rightsDa> = {
  heading: 'Dina rättigheter',
  intro:
    'Här står vad butiken gör för att lagen ger dig rätt till det, och var du hittar det. Sidan ersätter inte lagen.',
  readMore: 'Gå till sidan',
  reference: 'EU-regler: {reference}',
  'seller.title': 'Du vet vem du handlar av',
  'seller.text': 'Namn, adress, organisationsnummer, e-post och telefon står i köpvillkoren.',
  'total-price.title': 'Du vet hela priset innan du beställer',
  'total-price.text':
    'Priset med moms och leverans står ovanför knappen, och knappen säger att du förbinder dig att betala. Villkoren får du i ett mejl tillsammans med bekräftelsen.',
  'reference-price.title': 'Priset före sänkningen går att lita på',
  'reference-price.text':
    'En besparing räknas från det lägsta priset under de 30 dagarna före sänkningen. Det priset står bredvid.',
  'unit-price.title': 'Du kan jämföra priser',
  'unit-price.text':
    'För varor som säljs efter mått står priset per meter, kvadratmeter, kilo, liter eller styck bredvid priset.',
  'urgency.title': 'Ingen påhittad brådska',
  'urgency.text':
    'När det står hur många som är kvar eller när ett erbjudande slutar kommer det från lagret, beställningarna och prislistan.',
  'consent.title': 'Du väljer själv om cookies',
  'consent.text':
    'Bara det nödvändiga sparas innan du har valt. Det är lika lätt att säga nej som ja, och du kan ändra dig när som helst.',
  'newsletter.title': 'Nyhetsbrev bara när du har sagt ja',
  'newsletter.text':
    'Du får nyhetsbrev först när du har tryckt i ett mejl från oss. Du avslutar prenumerationen med ett tryck.',
  'reviews.title': 'Du ser var recensionerna kommer ifrån',
  'reviews.text': 'Bredvid stjärnorna står om och hur vi vet att en recension kommer från en kund som har köpt varan.',
  'product-safety.title': 'Du ser vem som står bakom varan',
  'product-safety.text':
    'På varje varas sida står tillverkarens namn och adress, modell och varningar på svenska. Finns tillverkaren utanför EU står också den som är ansvarig i EU.',
  'recalls.title': 'Du får veta om en vara är farlig',
  'recalls.text':
    'Återkallas en vara står det på varans sida och på sidan med återkallelser, och alla som har köpt den får ett mejl.',
  'energy.title': 'Lampornas energiklass står vid priset',
  'energy.text':
    'Vid varje lampa med ljuskälla står energiklassen bredvid priset. Tryck på pilen för att se energimärkningen och produktinformationen.',
  'environmental-claims.title': 'Miljöord har belägg',
  'environmental-claims.text':
    'Ord som hållbar, klimatneutral eller återvunnen står bara vid en vara när vi har belägg för vad de omfattar.',
  'accessibility.title': 'Butiken är för alla',
  'accessibility.text':
    'En sida berättar hur butiken fungerar med hjälpmedel, vad vi har prövat, vad som inte håller och vem du kan klaga till.',
  'withdrawal.title': 'Du kan ångra dig på nätet',
  'withdrawal.text':
    'I 14 dagar från att du har fått varan kan du ångra köpet direkt på sidan, också utan konto. Du får ett kvitto i ett mejl med datum och klockslag.',
  'guarantee-notice.title': 'Du kan reklamera fel',
  'guarantee-notice.text':
    'Lagen håller säljaren ansvarig för fel i minst två år. Det står på en egen sida och ovanför knappen i kassan.',
  'durability-label.title': 'Tillverkarens garanti går att jämföra',
  'durability-label.text':
    'Ger tillverkaren en kostnadsfri garanti på mer än två år på hela varan står det hur länge, på varans sida, i varukorgen, i kassan och i mejlet.',
  'made-to-order.title': 'Du får veta vad som inte kan ångras',
  'made-to-order.text':
    'Görs en vara efter dina önskemål står det innan du beställer att köpet inte kan ångras. Alla andra varor kan ångras.',
  'payment-order.title': 'Direkt betalning står först',
  'payment-order.text': 'Kort står före faktura, och vi väljer inte faktura åt dig.',
  'invoice-terms.title': 'En faktura är ingen kredit',
  'invoice-terms.text':
    'Vi lånar inte ut pengar. En faktura från oss är utan ränta och avgifter, och du ser när den ska betalas innan du beställer.',
}
