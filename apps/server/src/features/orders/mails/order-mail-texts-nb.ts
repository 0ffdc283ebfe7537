import type { RefundOutcome, PaidWith } from '@firkant/domain/orders/returns/money-back.ts'
import type { ReturnCondition } from '@firkant/domain/orders/returns/return-right.ts'
import type { OrderMailTexts, MailMoney, MailOwnReturn } from './order-mail-texts.ts'

const RELEASED_TEXTS: Readonly<Record<PaidWith, string>> = {
  card: 'Beløpet var bare reservert på kortet ditt. Vi har frigitt det; banken din avgjør når du ser det på kontoen, og som regel tar det noen få dager.',
  wallet: 'Beløpet var bare reservert. Vi har frigitt det.',
  swish: 'Beløpet går tilbake til deg med Swish.',
  invoice: 'Du skal ikke betale fakturaen.',
  giftCards: 'Beløpet står igjen på gavekortet ditt.',
}
/** What is so, or will be: nothing goes back that nobody has paid. */
const REFUND_TEXTS: Readonly<Record<RefundOutcome, (amount: string) => string>> = {
  released: (amount) => `${amount} var bare reservert. Vi frigir det.`,
  paidBack: (amount) => `${amount} går tilbake samme vei som du betalte.`,
  notDue: (amount) => `Du har ikke betalt noe, og du skal ikke betale fakturaen (${amount}).`,
  deducted: (amount) =>
    `Vi trekker ${amount} fra fakturaen din. Har du allerede betalt den, får du pengene på kontoen du betalte fra.`,
}
const toGiftCard = (amount: string) => `${amount} settes på gavekortet ditt igjen.`
const moneyTexts = (money: MailMoney | undefined): readonly string[] => [
  ...(money?.toPayment === undefined ? [] : [REFUND_TEXTS[money.outcome](money.toPayment)]),
  ...(money?.toGiftCards === undefined ? [] : [toGiftCard(money.toGiftCards)]),
]
const CARDS_TOO = 'Det du betalte med gavekort, står igjen på gavekortet.'
const freed = (paidWith: PaidWith, hasGiftCards: boolean) =>
  hasGiftCards && paidWith !== 'giftCards' ? [RELEASED_TEXTS[paidWith], CARDS_TOO] : [RELEASED_TEXTS[paidWith]]

const listed = (names: readonly string[]) => new Intl.ListFormat('nb').format(names)

const CONDITIONS: Readonly<Record<ReturnCondition, string>> = {
  unused: 'Varen må være ubrukt og hel.',
  sellable: 'Varen må kunne selges igjen.',
  goodCondition: 'Varen må være i god stand.',
}
const ownReturn = ({ days, condition, until }: MailOwnReturn) => {
  const last = until === undefined ? '' : `, altså til og med ${until}`
  return `I tillegg til lovens 14 dager har du vårt eget åpne kjøp i ${days} dager fra dagen du fikk varen${last}. ${CONDITIONS[condition]} Vi betaler tilbake varens pris, men ikke leveringen, og du betaler selv for å sende varen.`
}

export const orderMailNb: OrderMailTexts = {
  mails: {
    pay: {
      subject: ({ number }) => `Betal ordre ${number}`,
      preview: () => 'Vi holder av varene til deg i 45 minutter.',
      heading: () => 'Her betaler du',
      paragraphs: ({ number, toPay }) => [
        `Ordre ${number} fra butikken er klar til å betales: ${toPay}.`,
        'Vi holder av varene til deg i 45 minutter. Betaler du ikke innen da, faller ordren bort.',
      ],
    },
    confirm: {
      subject: ({ number }) => `Bekreft ordre ${number}`,
      preview: ({ confirmBy }) => `Ordren gjelder først når du bekrefter den, senest ${confirmBy}.`,
      heading: () => 'Er dette ordren din?',
      paragraphs: ({ number, toPay, confirmBy }) => [
        `Vi har fått en ordre på faktura for ${toPay} med nummer ${number}. Fordi beløpet er stort, eller det kom mange ordrer på kort tid, ber vi deg bekrefte den før vi sender noe.`,
        `Du kan bekrefte til ${confirmBy}. Når du bekrefter, holder vi av varene til deg; før det kan andre kjøpe dem. Bekrefter du ikke, faller ordren bort, og du skal ikke betale.`,
        'Har du ikke bestilt noe? Da trenger du ikke å gjøre noe.',
      ],
    },
    confirmation: {
      subject: ({ number }) => `Ordrebekreftelse ${number}`,
      preview: () => 'Takk for bestillingen. Her er alt du har kjøpt.',
      heading: ({ firstName }) => `Takk for bestillingen, ${firstName}`,
      paragraphs: () => [
        'Vi har fått bestillingen din og bekrefter den med dette. Ta vare på denne e-posten: den er avtalen din med oss og beviset på kjøpet.',
      ],
    },
    dayMoved: {
      subject: ({ number }) => `Ordre ${number}: ny dag`,
      preview: () => 'Leveringen din er flyttet.',
      heading: () => 'Dagen er flyttet',
      paragraphs: ({ number, estimatedDelivery }) => [
        `Ordren din ${number} kommer nå en annen dag: ${estimatedDelivery}.`,
        'Du kan flytte den igjen inntil kl. 12 to dager før.',
      ],
    },
    daySlipped: {
      subject: ({ number }) => `Ordre ${number} blir forsinket`,
      preview: () => 'Vi kan ikke holde dagen vi lovet. Her er den nye.',
      heading: () => 'Vi kommer senere enn vi lovet',
      paragraphs: ({ number, estimatedDelivery }) => [
        `Det beklager vi. Ordren din ${number} får en ny dag: ${estimatedDelivery}.`,
        'Passer den ikke, kan du velge en annen dag med knappen. Vil du ikke vente, kan du angre kjøpet med lenken under, og du får pengene tilbake.',
      ],
    },
    packed: {
      subject: ({ number, isPickup }) =>
        isPickup ? `Ordre ${number} er klar til henting` : `Ordre ${number} er pakket`,
      preview: ({ isPickup }) => (isPickup ? 'Varene står klare i butikken.' : 'Vi har pakket varene dine.'),
      heading: ({ isPickup }) => (isPickup ? 'Varene dine står klare' : 'Vi har pakket varene dine'),
      paragraphs: ({ isPickup }) => [
        isPickup
          ? 'Du kan hente varene i butikken nå. Ta med ordrenummeret og legitimasjon.'
          : 'Varene er pakket og venter på å bli hentet av transportøren. Du får en e-post til når de er på vei.',
      ],
    },
    shipped: {
      subject: ({ number }) => `Ordre ${number} er på vei`,
      preview: () => 'Varene dine har forlatt lageret.',
      heading: () => 'Varene dine er på vei',
      paragraphs: ({ paidWith }) => [
        'Varene dine har forlatt lageret.',
        ...(paidWith === 'card' ? ['Beløpet som var reservert på kortet, blir trukket nå.'] : []),
        ...(paidWith === 'wallet' ? ['Beløpet som var reservert, blir trukket nå.'] : []),
      ],
    },
    delivered: {
      subject: ({ number }) => `Ordre ${number} er levert`,
      preview: () => 'Vi håper du blir fornøyd med alt sammen.',
      heading: ({ isPickup }) => (isPickup ? 'Varene dine er hentet' : 'Varene dine er levert'),
      paragraphs: ({ lastDay, own }) => [
        'Vi håper du blir fornøyd med alt sammen. Se over varene, og skriv til oss hvis noe ikke er som det skal.',
        ...(lastDay === undefined ? [] : [`Du kan angre kjøpet til og med ${lastDay}.`]),
        ...(own ? [ownReturn(own)] : []),
      ],
    },
    cancelled: {
      subject: ({ number }) => `Ordre ${number} er kansellert`,
      preview: () => 'Ordren er kansellert, og du skal ikke betale noe.',
      heading: () => 'Ordren din er kansellert',
      paragraphs: ({ number, paidWith, hasGiftCards }) => [
        `Ordre ${number} er kansellert, og ingenting blir sendt.`,
        ...freed(paidWith, hasGiftCards),
      ],
    },
    soldOut: {
      subject: ({ number }) => `Ordre ${number}: det var dessverre utsolgt`,
      preview: () => 'Ordren er lukket, og du skal ikke betale noe.',
      heading: () => 'Det var dessverre utsolgt',
      paragraphs: ({ number, paidWith, hasGiftCards, soldOut }) => [
        `Andre rakk å kjøpe det siste av ${listed(soldOut)} før ordre ${number} gikk gjennom. Derfor er ordren lukket, og ingenting blir sendt. Det er vi lei for.`,
        ...freed(paidWith, hasGiftCards),
        'Resten ligger i handlekurven, hvis du fortsatt vil ha det. På varesiden kan du be om en e-post når den er på lager igjen.',
      ],
    },
    latePayment: {
      subject: ({ number }) => `Betalingen din for ordre ${number} går tilbake`,
      preview: () => 'Betalingen kom etter at ordren var lukket.',
      heading: () => 'Betalingen din kom for sent',
      paragraphs: ({ number }) => [
        `Banken har meldt en betaling for ordre ${number}, men ordren var allerede lukket, og ingenting blir sendt.`,
        'Du trenger ikke å gjøre noe: er beløpet bare reservert, frigir vi det, og er det trukket, sender vi det tilbake til kortet ditt.',
        'Vil du fortsatt ha varene, ligger de i handlekurven.',
      ],
    },
    returned: {
      subject: ({ number }) => `Vi har fått returen av ordre ${number}`,
      preview: () => 'Varene er kommet tilbake til oss.',
      heading: () => 'Vi har fått returen din',
      paragraphs: ({ money }) => ['Takk, varene er kommet tilbake til oss.', ...moneyTexts(money)],
    },
    refunded: {
      subject: ({ number, money }) =>
        money?.outcome === 'deducted'
          ? `Fakturaen for ordre ${number} er satt ned`
          : `Vi har betalt tilbake for ordre ${number}`,
      preview: ({ money }) => moneyTexts(money)[0] ?? '',
      heading: ({ money }) =>
        money?.outcome === 'deducted' ? 'Fakturaen din er satt ned' : 'Vi har betalt deg tilbake',
      paragraphs: ({ money }) => [
        ...moneyTexts(money),
        ...(money?.outcome === 'paidBack' && money.toPayment !== undefined
          ? ['Banken din avgjør når du ser pengene på kontoen; som regel tar det noen få dager.']
          : []),
      ],
    },
    withdrawal: {
      subject: ({ number }) => `Kvittering: du har angret avtalen om ordre ${number}`,
      preview: () => 'Vi har fått angremeldingen din. Her kan du se hva og når.',
      heading: () => 'Vi har fått angremeldingen din',
      paragraphs: () => [
        'Ta vare på denne e-posten: den er beviset på at du har angret avtalen, og når du gjorde det.',
      ],
    },
    returnNotice: {
      subject: ({ number }) => `Kvittering: du sender varer fra ordre ${number} tilbake`,
      preview: () => 'Vi har fått meldingen din. Her kan du se hva, når og hvordan.',
      heading: () => 'Vi har fått meldingen om retur',
      paragraphs: ({ own }) => [
        'Angreretten etter loven er ute, men du er i god tid til vårt eget åpne kjøp. Ta vare på denne e-posten til pengene er tilbake.',
        ...(own ? [ownReturn(own)] : []),
      ],
    },
    link: {
      subject: ({ number }) => `Lenken til ordre ${number}`,
      preview: () => 'Lenken virker i to dager.',
      heading: () => 'Her er ordren din',
      paragraphs: () => [
        'Du har bedt om en lenke til ordren din. Den virker i to dager. Var det ikke deg? Da trenger du ikke å gjøre noe.',
      ],
    },
  },
  confirmOrder: 'Bekreft ordren',
  payOrder: 'Betal ordren',
  toCart: 'Se handlekurven',
  toCalendar: 'Legg dagen i kalenderen',
  toMoveDay: 'Flytt dagen',
  toHelp: 'Få hjelp med ordren',
  toOrder: 'Se ordren din',
  toReceipt: 'Faktura til utskrift',
  withdrawHere: 'Angre avtalen her',
  yourGoods: 'Varene dine',
  details: 'Om ordren',
  pieces: (count) => `${count} stk.`,
  discount: 'Rabatt',
  goods: 'Varer',
  delivery: 'Levering',
  free: 'Gratis',
  gift: 'Gave',
  total: 'Totalt med mva.',
  vat: (percent) => `Herav mva. (${percent} %)`,
  paidByGiftCards: 'Betalt med gavekort',
  toPay: 'Å betale',
  deliveredTo: 'Leveres til',
  pickupAt: 'Hentes i',
  billedTo: 'Faktureres til',
  estimated: 'Levering',
  paidWith: 'Betaling',
  placedOn: 'Bestilt',
  orderNumber: 'Ordrenummer',
  seller: 'Selger',
  pickup: 'Henting',
  next: {
    heading: 'Dette skjer nå',
    pack: 'Vi pakker varene dine og skriver til deg når de er på vei.',
    pickup: 'Vi gjør varene klare i butikken og skriver til deg når du kan hente dem.',
    pay: 'Beløpet er reservert på kortet ditt og trekkes først når varene sendes.',
    reserved: 'Beløpet er reservert og trekkes først når varene sendes.',
    taken: 'Beløpet er betalt med Swish. Sender du noe tilbake, betaler vi tilbake med Swish.',
    invoice: 'Fakturaen finner du nedenfor og på ordresiden.',
    invoiceTerms: (days) => `Du betaler den senest ${days} dager etter at du har fått varene, uten renter og gebyrer.`,
    follow: 'Du kan alltid følge ordren på ordresiden.',
  },
  terms: {
    heading: 'Kjøpsvilkår',
    title: 'Kjøpsvilkår og angrerett',
    fileName: 'kjopsvilkar.pdf',
    attached:
      'Vedlagt som PDF er vilkårene slik de gjaldt da du kjøpte, med angrerett og angreskjema. Ta vare på den sammen med e-posten.',
    online: 'Les vilkårene på siden',
  },
  withdrawal: {
    heading: 'Angrerett',
    madeToOrder: (names) => `Angreretten gjelder ikke for det som er laget etter dine ønsker: ${names.join(', ')}.`,
    right:
      'Du har rett til å gå fra denne avtalen uten å gi noen grunn innen 14 dager. Fristen går ut 14 dager etter den dagen du, eller noen du har bedt om det, fikk den siste av varene. Slutter den på en lørdag, søndag eller helligdag, løper den til neste virkedag.',
    how: ({ name, address, email }) =>
      `Du angrer enklest på siden «Angre avtalen her». Du kan også gi beskjed i en tydelig erklæring til ${name}, ${address}, ${email}. Det er nok at du sender beskjeden før fristen går ut.`,
    form: ({ name, address, email }, number) =>
      `Angreskjema (bruk det bare hvis du vil): «Til ${name}, ${address}, ${email}: Jeg underretter herved om at jeg ønsker å gå fra min avtale om kjøp av følgende varer i ordre ${number}: … Bestilt … / mottatt … Navn, adresse, dato, og underskrift hvis det sendes på papir.»`,
    follows: ({ address }) =>
      `Angrer du, betaler vi tilbake alt, også den rimeligste leveringen vi tilbyr, uten unødig opphold og senest 14 dager etter at vi fikk beskjed, på samme måte som du betalte, og uten gebyr. Vi kan vente til vi har fått varene eller du har vist at de er sendt. Send varene til ${address} senest 14 dager etter beskjeden; du betaler selv for å sende dem tilbake. Du svarer bare for verdifall som skyldes at varene er brukt mer enn nødvendig for å prøve dem.`,
    own: ownReturn,
  },
  receipt: {
    what: { withdrawal: 'Du har angret', return: 'Du sender tilbake' },
    facts: ({ day, time, name, email, number }) => [
      `Mottatt: ${day} kl. ${time}`,
      `Navn: ${name}`,
      `Ordrenummer: ${number}`,
      `E-post: ${email}`,
    ],
    next: ({ sendBackBy, refundBy, address, money }) => [
      sendBackBy === undefined
        ? 'Varene er ikke sendt ennå og blir her hos oss. Du trenger ikke å gjøre mer.'
        : `Send varene tilbake senest ${sendBackBy} til ${address}.`,
      ...moneyTexts(money),
      ...(money.outcome === 'notDue' ? [] : [`Det er gjort senest ${refundBy}.`]),
      ...(sendBackBy === undefined ? [] : ['Vi kan vente til vi har fått varene eller du har vist at de er sendt.']),
    ],
    refundGoods: 'Varer',
    refundDelivery: 'Levering',
    sums: {
      released: 'Frigis på kortet ditt',
      paidBack: 'Du får tilbake',
      notDue: 'Skal ikke betales',
      deducted: 'Trekkes fra fakturaen din',
      giftCards: 'Settes på gavekortet ditt',
    },
  },
}
