import type { accessibilityDa } from './accessibility-da.ts'

export const accessibilitySv: Readonly<Record<keyof typeof accessibilityDa, string>> = {
  heading: 'Tillgänglighet',
  intro:
    'Här står hur butiken fungerar för dig som hör, ser, rör dig eller förstår annorlunda än de flesta: vad vi har prövat, vad som inte håller och vem du kan klaga till. {name} står bakom.',
  serviceHeading: 'Vad butiken är',
  service:
    '{shop} säljer möbler och saker till hemmet på nätet. Du kan leta och söka, jämföra, spara i listor, lägga i varukorgen, betala, följa din order, ångra och returnera.',
  use: 'Du kan handla utan konto. Varje sida börjar med en länk till innehållet. Sidorna har rubriker, och paneler som varukorg och meny stängs med Esc och för dig tillbaka till platsen du kom från.',
  requirementsHeading: 'Så uppfyller vi kraven',
  perceivable:
    'Det går att uppfatta: bilder på varor har en text, text syns tydligt mot sin bakgrund, färg är aldrig det enda tecknet, och sidan kan förstoras till det dubbla.',
  operable:
    'Det går att hantera: allt nås med tangentbord, du ser var du är, knappar är stora nog för ett finger, och rörelse upphör om din dator ber om det.',
  understandable:
    'Det går att förstå: fel står med ord vid fältet de gäller, det du har skrivit står kvar, och språket är angivet.',
  robust: 'Det fungerar med hjälpmedel: knappar och fält har namn, och ändringar läses upp av en skärmläsare.',
  secure:
    'Det gäller också inloggning, säkerhet och betalning i butiken: det finns inga bildgåtor, lösenord kan klistras in från en lösenordshanterare, och du ser igenom ordern innan du beställer.',
  testsHeading: 'Vad vi har prövat',
  tests:
    'Startsida, kategorier, varor, sökning, innehåll, varukorg, kassa, inloggning, önskelistor och Mina sidor prövas mot {standard} med {engine} och {rules} regler, med menyer och paneler öppna. Vägar genom butiken går vi med tangentbord enbart.',
  screens: 'Sidorna är sedda på skärmar från {narrow} till {wide} punkter och med bokstäver i dubbel storlek.',
  testedOn: 'Senast prövat utan fel',
  limitsHeading: 'Vad som inte håller, eller som vi inte vet',
  limitUsers:
    'Proven är automatiska och hittar inte allt. De är inte gjorda av människor som använder hjälpmedel till vardags.',
  limitPayment: 'När du betalar med kort öppnas betalföretagets sida. Den är inte vår, och vi har inte prövat den.',
  tellHeading: 'Säg till om något inte fungerar',
  tell: 'Skriv eller ring. Berätta vilken sida det var, vad du ville och vad du använder.',
  answer: 'Du får svar inom {days} dagar.',
  someAuthority:
    'Är du inte nöjd med svaret kan du klaga till den myndighet som har tillsyn över reglerna. Fråga oss, så skriver vi vilken det är.',
  authority: 'Är du inte nöjd med svaret kan du klaga till',
}
