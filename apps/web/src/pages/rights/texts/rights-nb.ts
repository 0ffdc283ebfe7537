import type { Translation } from '../../../texts/text-catalogue.ts'
import type { rightsDa } from './rights-da.ts'

export const rightsNb: Translation<typeof rightsDa> = {
  heading: 'Rettighetene dine',
  intro:
    'Her står det hva butikken gjør fordi loven gir deg rett til det, eller fordi vi har valgt det, og hvor du finner det. Siden erstatter ikke loven.',
  readMore: 'Gå til siden',
  reference: 'EU-regler: {reference}',
  'seller.title': 'Du vet hvem du handler med',
  'seller.text': 'Navn, adresse, organisasjonsnummer, e-post og telefon står i salgsvilkårene.',
  'total-price.title': 'Du kjenner hele prisen før du bestiller',
  'total-price.text':
    'Prisen med mva. og levering står over knappen, og knappen sier at du forplikter deg til å betale. Vilkårene får du på e-post sammen med bekreftelsen.',
  'reference-price.title': 'Førprisen er til å stole på',
  'reference-price.text':
    'En besparelse regnes ut fra den laveste prisen de siste 30 dagene før prisen ble satt ned. Den prisen står ved siden av.',
  'unit-price.title': 'Du kan sammenligne priser',
  'unit-price.text':
    'For varer som selges etter mål, står prisen per meter, kvadratmeter, kilo, liter eller stykk ved siden av prisen.',
  'urgency.title': 'Ingen oppdiktet hast',
  'urgency.text':
    'Når det står hvor mange som er igjen, eller når et tilbud slutter, kommer det fra lageret, ordrene og prislisten.',
  'consent.title': 'Du velger selv informasjonskapsler',
  'consent.text':
    'Bare det nødvendige lagres før du har valgt. Det er like lett å si nei som ja, og du kan ombestemme deg når som helst.',
  'newsletter.title': 'Nyhetsbrev bare når du har sagt ja',
  'newsletter.text': 'Du får først nyhetsbrev når du har trykket i en e-post fra oss. Du melder deg av med ett trykk.',
  'reviews.title': 'Du ser hvor anmeldelser kommer fra',
  'reviews.text':
    'Ved siden av stjernene står det om og hvordan vi vet at en anmeldelse kommer fra en kunde som har kjøpt varen.',
  'product-safety.title': 'Du kan se hvem som står bak varen',
  'product-safety.text':
    'På hver vares side står produsentens navn og adresse, modell og advarsler på norsk. Er produsenten utenfor EU, står også den som er ansvarlig i EU.',
  'recalls.title': 'Du får beskjed om farlige varer',
  'recalls.text':
    'Blir en vare tilbakekalt, står det på varens side og på siden med tilbakekallinger, og alle som har kjøpt den, får en e-post.',
  'energy.title': 'Energiklassen til lamper står ved prisen',
  'energy.text':
    'Ved hver lampe med lyskilde står energiklassen ved siden av prisen. Trykk på pilen for å se energimerket og produktopplysningene.',
  'environmental-claims.title': 'Miljøord er dokumentert',
  'environmental-claims.text':
    'Ord som bærekraftig, klimanøytral eller resirkulert står bare ved en vare når vi har dokumentasjon for hva de dekker.',
  'accessibility.title': 'Butikken er for alle',
  'accessibility.text':
    'En side forteller hvordan butikken virker med hjelpemidler, hva vi har prøvd, hva som ikke holder, og hvem du kan klage til.',
  'withdrawal.title': 'Du kan angre på nettet',
  'withdrawal.text':
    'I 14 dager fra du har fått varen, kan du angre kjøpet direkte på siden, også uten konto. Du får en kvittering på e-post med dato og klokkeslett.',
  'guarantee-notice.title': 'Du kan klage på feil',
  'guarantee-notice.text':
    'Loven holder selgeren ansvarlig for feil i minst to år. Det står på en egen side og over knappen i kassen.',
  'durability-label.title': 'Produsentens garanti kan sammenlignes',
  'durability-label.text':
    'Gir produsenten en gratis garanti på mer enn to år på hele varen, står det hvor lenge, på varens side, i handlekurven, i kassen og i e-posten.',
  'made-to-order.title': 'Du får vite hva som ikke kan angres',
  'made-to-order.text':
    'Lages en vare etter dine ønsker, står det før du bestiller at kjøpet ikke kan angres. Alle andre varer kan angres.',
  'payment-order.title': 'Betaling med en gang står først',
  'payment-order.text': 'Kort står før faktura, og vi velger ikke faktura for deg.',
  'invoice-terms.title': 'En faktura er ikke kreditt',
  'invoice-terms.text':
    'Vi låner ikke ut penger. En faktura fra oss er uten renter og gebyrer, og du ser når den skal betales før du bestiller.',
}
