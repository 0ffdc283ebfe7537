import type { ShownDutyId } from '@firkant/domain/law/duty-pages.ts'

type DutyTexts = Readonly<Record<`${ShownDutyId}.title` | `${ShownDutyId}.text`, string>>

export const rightsDa = {
  heading: 'Dine rettigheder',
  intro:
    'Her står, hvad butikken gør, fordi loven giver dig ret til det, og hvor du finder det. Siden erstatter ikke loven.',
  readMore: 'Gå til siden',
  reference: 'EU-regler: {reference}',
  'seller.title': 'Du ved, hvem du handler med',
  'seller.text': 'Navn, adresse, virksomhedsnummer, mail og telefon står i handelsbetingelserne.',
  'total-price.title': 'Du kender hele prisen, før du bestiller',
  'total-price.text':
    'Prisen med moms og levering står over knappen, og knappen siger, at du forpligter dig til at betale. Betingelserne får du på mail sammen med bekræftelsen.',
  'reference-price.title': 'Førprisen er til at stole på',
  'reference-price.text':
    'En besparelse regnes ud fra den laveste pris i de 30 dage, før prisen blev sat ned. Den pris står ved siden af.',
  'unit-price.title': 'Du kan sammenligne priser',
  'unit-price.text':
    'For varer, der sælges efter mål, står prisen pr. meter, kvadratmeter, kilo, liter eller styk ved siden af prisen.',
  'urgency.title': 'Ingen opdigtet hast',
  'urgency.text':
    'Når der står, hvor mange der er tilbage, eller hvornår et tilbud slutter, kommer det fra lageret, ordrerne og prislisten.',
  'consent.title': 'Du vælger selv cookies',
  'consent.text':
    'Kun det nødvendige bliver gemt, før du har valgt. Det er lige så let at sige nej som ja, og du kan ombestemme dig når som helst.',
  'newsletter.title': 'Nyhedsbreve kun, når du har sagt ja',
  'newsletter.text': 'Du får først et nyhedsbrev, når du har trykket i en mail fra os. Du framelder dig med ét tryk.',
  'reviews.title': 'Du kan se, hvor anmeldelser kommer fra',
  'reviews.text':
    'Ved siden af stjernerne står, om og hvordan vi ved, at en anmeldelse kommer fra en kunde, der har købt varen.',
  'product-safety.title': 'Du kan se, hvem der står bag varen',
  'product-safety.text':
    'På hver vares side står producentens navn og adresse, model og advarsler på dansk. Ligger producenten uden for EU, står også den, der er ansvarlig i EU.',
  'recalls.title': 'Du får besked om farlige varer',
  'recalls.text':
    'Bliver en vare tilbagekaldt, står det på varens side og på siden med tilbagekaldelser, og alle, der har købt den, får en mail.',
  'energy.title': 'Lampers energiklasse står ved prisen',
  'energy.text':
    'Ved hver lampe med lyskilde står energiklassen ved siden af prisen. Tryk på pilen for at se energimærket og produktoplysningerne.',
  'environmental-claims.title': 'Miljøord er dokumenteret',
  'environmental-claims.text':
    'Ord som bæredygtig, klimaneutral eller genanvendt står kun ved en vare, når vi har dokumentation for, hvad de dækker.',
  'accessibility.title': 'Butikken er for alle',
  'accessibility.text':
    'En side fortæller, hvordan butikken virker med hjælpemidler, hvad vi har prøvet, hvad der ikke holder, og hvem du kan klage til.',
  'withdrawal.title': 'Du kan fortryde på nettet',
  'withdrawal.text':
    'I 14 dage, fra du har fået varen, kan du fortryde købet direkte på siden, også uden konto. Du får en kvittering på mail med dato og tidspunkt.',
  'guarantee-notice.title': 'Du kan klage over fejl',
  'guarantee-notice.text':
    'Loven holder sælgeren fast på fejl i mindst to år. Det står på en side for sig og over knappen i kassen.',
  'durability-label.title': 'Producentens garanti kan sammenlignes',
  'durability-label.text':
    'Giver producenten en gratis garanti på mere end to år på hele varen, står der hvor længe, på varens side, i kurven, i kassen og i mailen.',
  'made-to-order.title': 'Du får at vide, hvad der ikke kan fortrydes',
  'made-to-order.text':
    'Laves en vare efter dine ønsker, står det, før du bestiller, at købet ikke kan fortrydes. Alle andre varer kan fortrydes.',
  'payment-order.title': 'Betaling nu står først',
  'payment-order.text': 'Kort står før faktura, og vi vælger ikke faktura for dig.',
  'invoice-terms.title': 'En faktura er ikke en kredit',
  'invoice-terms.text':
    'Vi låner ikke penge ud. En faktura fra os er uden renter og gebyrer, og du ser, hvornår den skal betales, før du bestiller.',
} as const satisfies DutyTexts & Readonly<Record<'heading' | 'intro' | 'readMore' | 'reference', string>>
