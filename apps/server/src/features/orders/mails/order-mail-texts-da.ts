import type { RefundOutcome, PaidWith } from '@firkant/domain/orders/returns/money-back.ts'
import type { ReturnCondition } from '@firkant/domain/orders/returns/return-right.ts'
import type { OrderMailTexts, MailMoney, MailOwnReturn } from './order-mail-texts.ts'

const RELEASED_TEXTS: Readonly<Record<PaidWith, string>> = {
  card: 'Beløbet var kun reserveret på dit kort. Vi har frigivet det; din bank afgør, hvornår du ser det på kontoen, og som regel tager det få dage.',
  wallet: 'Beløbet var kun reserveret. Vi har frigivet det.',
  swish: 'Beløbet går tilbage til dig med Swish.',
  invoice: 'Du skal ikke betale fakturaen.',
  giftCards: 'Beløbet står igen på dit gavekort.',
}
/** What is so, or will be: nothing goes back that nobody has paid. */
const REFUND_TEXTS: Readonly<Record<RefundOutcome, (amount: string) => string>> = {
  released: (amount) => `${amount} var kun reserveret. Vi frigiver det.`,
  paidBack: (amount) => `${amount} går tilbage samme vej, som du betalte.`,
  notDue: (amount) => `Du har ikke betalt noget, og du skal ikke betale fakturaen (${amount}).`,
  deducted: (amount) =>
    `Vi trækker ${amount} fra din faktura. Har du allerede betalt den, får du pengene på den konto, du betalte fra.`,
}
const toGiftCard = (amount: string) => `${amount} sættes på dit gavekort igen.`
const moneyTexts = (money: MailMoney | undefined): readonly string[] => [
  ...(money?.toPayment === undefined ? [] : [REFUND_TEXTS[money.outcome](money.toPayment)]),
  ...(money?.toGiftCards === undefined ? [] : [toGiftCard(money.toGiftCards)]),
]
const CARDS_TOO = 'Det, du betalte med gavekort, står igen på gavekortet.'
const freed = (paidWith: PaidWith, hasGiftCards: boolean) =>
  hasGiftCards && paidWith !== 'giftCards' ? [RELEASED_TEXTS[paidWith], CARDS_TOO] : [RELEASED_TEXTS[paidWith]]

const listed = (names: readonly string[]) => new Intl.ListFormat('da').format(names)

const CONDITIONS: Readonly<Record<ReturnCondition, string>> = {
  unused: 'Varen skal være ubrugt og hel.',
  sellable: 'Varen skal kunne sælges igen.',
  goodCondition: 'Varen skal være i god stand.',
}
const ownReturn = ({ days, condition, until }: MailOwnReturn) => {
  const last = until === undefined ? '' : `, altså til og med ${until}`
  return `Ud over lovens 14 dage har du vores egen returret i ${days} dage fra den dag, du fik varen${last}. ${CONDITIONS[condition]} Vi betaler varens pris tilbage, men ikke leveringen, og du betaler selv for at sende varen.`
}

export const orderMailDa: OrderMailTexts = {
  mails: {
    pay: {
      subject: ({ number }) => `Betal din ordre ${number}`,
      preview: () => 'Vi holder varerne til dig i 45 minutter.',
      heading: () => 'Her betaler du',
      paragraphs: ({ number, toPay }) => [
        `Din ordre ${number} fra butikken er klar til at blive betalt: ${toPay}.`,
        'Vi holder varerne til dig i 45 minutter. Betaler du ikke inden da, bortfalder ordren.',
      ],
    },
    confirm: {
      subject: ({ number }) => `Bekræft din ordre ${number}`,
      preview: ({ confirmBy }) => `Ordren gælder først, når du bekræfter den, senest ${confirmBy}.`,
      heading: () => 'Er det din ordre?',
      paragraphs: ({ number, toPay, confirmBy }) => [
        `Vi har modtaget en ordre på faktura for ${toPay} med nummer ${number}. Fordi beløbet er stort, eller der kom mange ordrer på kort tid, beder vi dig bekræfte den, før vi sender noget.`,
        `Du kan bekræfte indtil ${confirmBy}. Når du bekræfter, lægger vi varerne til side til dig; før det kan andre købe dem. Bekræfter du ikke, bortfalder ordren, og du skal ikke betale.`,
        'Har du ikke bestilt noget? Så skal du ikke gøre noget.',
      ],
    },
    confirmation: {
      subject: ({ number }) => `Ordrebekræftelse ${number}`,
      preview: () => 'Tak for din ordre. Her er alt, hvad du har købt.',
      heading: ({ firstName }) => `Tak for din ordre, ${firstName}`,
      paragraphs: () => [
        'Vi har modtaget din ordre og bekræfter den hermed. Gem denne mail: den er din aftale med os og dit bevis på købet.',
      ],
    },
    dayMoved: {
      subject: ({ number }) => `Ordre ${number}: ny dag`,
      preview: () => 'Din levering er flyttet.',
      heading: () => 'Dagen er flyttet',
      paragraphs: ({ number, estimatedDelivery }) => [
        `Din ordre ${number} kommer nu på en anden dag: ${estimatedDelivery}.`,
        'Du kan flytte den igen indtil kl. 12 to dage før.',
      ],
    },
    daySlipped: {
      subject: ({ number }) => `Ordre ${number} bliver forsinket`,
      preview: () => 'Vi kan ikke holde den dag, vi lovede. Her er den nye.',
      heading: () => 'Vi kommer senere, end vi lovede',
      paragraphs: ({ number, estimatedDelivery }) => [
        `Det beklager vi. Din ordre ${number} får en ny dag: ${estimatedDelivery}.`,
        'Passer den ikke, kan du vælge en anden dag med knappen. Vil du ikke vente, kan du fortryde købet med linket herunder, og du får pengene tilbage.',
      ],
    },
    packed: {
      subject: ({ number, isPickup }) =>
        isPickup ? `Ordre ${number} er klar til at blive hentet` : `Ordre ${number} er pakket`,
      preview: ({ isPickup }) => (isPickup ? 'Varerne står klar i butikken.' : 'Vi har pakket dine varer.'),
      heading: ({ isPickup }) => (isPickup ? 'Dine varer står klar' : 'Vi har pakket dine varer'),
      paragraphs: ({ isPickup }) => [
        isPickup
          ? 'Du kan hente dine varer i butikken nu. Tag ordrenummeret og legitimation med.'
          : 'Dine varer er pakket og venter på at blive hentet af fragtmanden. Du får en mail mere, når de er på vej.',
      ],
    },
    shipped: {
      subject: ({ number }) => `Ordre ${number} er på vej`,
      preview: () => 'Dine varer har forladt lageret.',
      heading: () => 'Dine varer er på vej',
      paragraphs: ({ paidWith }) => [
        'Dine varer har forladt lageret.',
        ...(paidWith === 'card' ? ['Beløbet, der var reserveret på dit kort, bliver trukket nu.'] : []),
        ...(paidWith === 'wallet' ? ['Beløbet, der var reserveret, bliver trukket nu.'] : []),
      ],
    },
    delivered: {
      subject: ({ number }) => `Ordre ${number} er leveret`,
      preview: () => 'Vi håber, du bliver glad for det hele.',
      heading: ({ isPickup }) => (isPickup ? 'Dine varer er hentet' : 'Dine varer er leveret'),
      paragraphs: ({ lastDay, own }) => [
        'Vi håber, du bliver glad for det hele. Se varerne efter, og skriv til os, hvis noget ikke er, som det skal være.',
        ...(lastDay === undefined ? [] : [`Du kan fortryde dit køb til og med ${lastDay}.`]),
        ...(own ? [ownReturn(own)] : []),
      ],
    },
    cancelled: {
      subject: ({ number }) => `Ordre ${number} er annulleret`,
      preview: () => 'Ordren er annulleret, og du skal ikke betale noget.',
      heading: () => 'Din ordre er annulleret',
      paragraphs: ({ number, paidWith, hasGiftCards }) => [
        `Ordre ${number} er annulleret, og intet bliver sendt.`,
        ...freed(paidWith, hasGiftCards),
      ],
    },
    soldOut: {
      subject: ({ number }) => `Ordre ${number}: der var desværre udsolgt`,
      preview: () => 'Ordren er lukket, og du skal ikke betale noget.',
      heading: () => 'Der var desværre udsolgt',
      paragraphs: ({ number, paidWith, hasGiftCards, soldOut }) => [
        `Andre nåede at købe det sidste af ${listed(soldOut)}, før ordre ${number} gik igennem. Derfor er ordren lukket, og intet bliver sendt. Det er vi kede af.`,
        ...freed(paidWith, hasGiftCards),
        'Resten ligger i din kurv, hvis du stadig vil have det. På varens side kan du bede om en mail, når den er på lager igen.',
      ],
    },
    latePayment: {
      subject: ({ number }) => `Din betaling for ordre ${number} går tilbage`,
      preview: () => 'Betalingen kom, efter at ordren var lukket.',
      heading: () => 'Din betaling kom for sent',
      paragraphs: ({ number }) => [
        `Banken har meldt en betaling for ordre ${number}, men ordren var allerede lukket, og intet bliver sendt.`,
        'Du behøver ikke at gøre noget: er beløbet kun reserveret, frigiver vi det, og er det trukket, sender vi det tilbage til dit kort.',
        'Vil du stadig have varerne, ligger de i din kurv.',
      ],
    },
    returned: {
      subject: ({ number }) => `Vi har modtaget din retur af ordre ${number}`,
      preview: () => 'Varerne er kommet tilbage til os.',
      heading: () => 'Vi har modtaget din retur',
      paragraphs: ({ money }) => ['Tak, varerne er kommet tilbage til os.', ...moneyTexts(money)],
    },
    refunded: {
      subject: ({ number, money }) =>
        money?.outcome === 'deducted'
          ? `Fakturaen for ordre ${number} er sat ned`
          : `Vi har betalt tilbage for ordre ${number}`,
      preview: ({ money }) => moneyTexts(money)[0] ?? '',
      heading: ({ money }) => (money?.outcome === 'deducted' ? 'Din faktura er sat ned' : 'Vi har betalt dig tilbage'),
      paragraphs: ({ money }) => [
        ...moneyTexts(money),
        ...(money?.outcome === 'paidBack' && money.toPayment !== undefined
          ? ['Din bank afgør, hvornår du ser pengene på kontoen; som regel tager det få dage.']
          : []),
      ],
    },
    withdrawal: {
      subject: ({ number }) => `Kvittering: du har fortrudt aftalen om ordre ${number}`,
      preview: () => 'Vi har modtaget din fortrydelse. Her kan du se hvad og hvornår.',
      heading: () => 'Vi har modtaget din fortrydelse',
      paragraphs: () => ['Gem denne mail: den er dit bevis på, at du har fortrudt aftalen, og hvornår du gjorde det.'],
    },
    returnNotice: {
      subject: ({ number }) => `Kvittering: du sender varer fra ordre ${number} tilbage`,
      preview: () => 'Vi har modtaget din returanmeldelse. Her kan du se hvad, hvornår og hvordan.',
      heading: () => 'Vi har modtaget din returanmeldelse',
      paragraphs: ({ own }) => [
        'Fortrydelsesretten efter loven er udløbet, men du er i god tid til vores egen returret. Gem denne mail, til pengene er tilbage.',
        ...(own ? [ownReturn(own)] : []),
      ],
    },
    link: {
      subject: ({ number }) => `Dit link til ordre ${number}`,
      preview: () => 'Linket virker i to dage.',
      heading: () => 'Her er din ordre',
      paragraphs: () => [
        'Du har bedt om et link til din ordre. Det virker i to dage. Var det ikke dig? Så skal du ikke gøre noget.',
      ],
    },
  },
  confirmOrder: 'Bekræft ordren',
  payOrder: 'Betal ordren',
  toCart: 'Se kurven',
  toCalendar: 'Læg dagen i kalenderen',
  toMoveDay: 'Flyt dagen',
  toHelp: 'Få hjælp til ordren',
  toOrder: 'Se din ordre',
  toReceipt: 'Faktura til udskrift',
  withdrawHere: 'Fortryd aftalen her',
  yourGoods: 'Dine varer',
  details: 'Om ordren',
  pieces: (count) => `${count} stk.`,
  discount: 'Rabat',
  goods: 'Varer',
  delivery: 'Levering',
  free: 'Gratis',
  gift: 'Gave',
  total: 'I alt med moms',
  vat: (percent) => `Heraf moms (${percent} %)`,
  paidByGiftCards: 'Betalt med gavekort',
  toPay: 'Til betaling',
  deliveredTo: 'Leveres til',
  pickupAt: 'Hentes i',
  billedTo: 'Faktureres til',
  estimated: 'Levering',
  paidWith: 'Betaling',
  placedOn: 'Bestilt',
  orderNumber: 'Ordrenummer',
  seller: 'Sælger',
  pickup: 'Afhentning',
  next: {
    heading: 'Det sker der nu',
    pack: 'Vi pakker dine varer og skriver til dig, når de er på vej.',
    pickup: 'Vi gør dine varer klar i butikken og skriver til dig, når du kan hente dem.',
    pay: 'Beløbet er reserveret på dit kort og trækkes først, når varerne sendes.',
    reserved: 'Beløbet er reserveret og trækkes først, når varerne sendes.',
    taken: 'Beløbet er betalt med Swish. Sender du noget tilbage, betaler vi tilbage med Swish.',
    invoice: 'Fakturaen finder du herunder og på ordresiden.',
    invoiceTerms: (days) => `Du betaler den senest ${days} dage efter, at du har fået varerne, uden renter og gebyrer.`,
    follow: 'Du kan altid følge ordren på ordresiden.',
  },
  terms: {
    heading: 'Handelsbetingelser',
    title: 'Handelsbetingelser og fortrydelsesret',
    fileName: 'handelsbetingelser.pdf',
    attached:
      'Vedhæftet som PDF er betingelserne, som de gjaldt, da du købte, med fortrydelsesret og fortrydelsesformular. Gem den sammen med mailen.',
    online: 'Læs handelsbetingelserne på siden',
  },
  withdrawal: {
    heading: 'Fortrydelsesret',
    madeToOrder: (names) =>
      `Fortrydelsesretten gælder ikke for det, der er lavet efter dine ønsker: ${names.join(', ')}.`,
    right:
      'Du har ret til at fortryde denne aftale uden begrundelse inden 14 dage. Fristen udløber 14 dage efter den dag, hvor du, eller en, du har bedt om det, har fået den sidste af varerne i hænde. Slutter den på en lørdag, søndag eller helligdag, løber den til næste hverdag.',
    how: ({ name, address, email }) =>
      `Du fortryder lettest på siden »Fortryd aftalen her«. Du kan også give besked i en tydelig erklæring til ${name}, ${address}, ${email}. Fristen er overholdt, hvis du sender din besked, før den er udløbet.`,
    form: ({ name, address, email }, number) =>
      `Standardfortrydelsesformular (brug den kun, hvis du vil): »Til ${name}, ${address}, ${email}: Jeg meddeler herved, at jeg ønsker at gøre fortrydelsesretten gældende i forbindelse med min købsaftale om følgende varer i ordre ${number}: … Bestilt den … / modtaget den … Navn, adresse, dato, og underskrift, hvis den sendes på papir.«`,
    follows: ({ address }) =>
      `Fortryder du, betaler vi alle beløb tilbage, også den billigste levering, vi tilbyder, uden unødig forsinkelse og senest 14 dage efter din besked, på samme måde, som du betalte, og uden gebyr. Vi kan vente, til vi har varerne, eller du har vist, at de er sendt. Send varerne til ${address} senest 14 dage efter din besked; du betaler selv for at sende dem tilbage. Du hæfter kun for den værdi, varerne har mistet, fordi de er brugt mere end nødvendigt for at prøve dem.`,
    own: ownReturn,
  },
  receipt: {
    what: { withdrawal: 'Du har fortrudt', return: 'Du sender tilbage' },
    facts: ({ day, time, name, email, number }) => [
      `Modtaget: ${day} kl. ${time}`,
      `Navn: ${name}`,
      `Ordrenummer: ${number}`,
      `E-mail: ${email}`,
    ],
    next: ({ sendBackBy, refundBy, address, money }) => [
      sendBackBy === undefined
        ? 'Varerne er ikke sendt endnu og bliver her hos os. Du skal ikke gøre mere.'
        : `Send varerne tilbage senest ${sendBackBy} til ${address}.`,
      ...moneyTexts(money),
      ...(money.outcome === 'notDue' ? [] : [`Det er sket senest ${refundBy}.`]),
      ...(sendBackBy === undefined ? [] : ['Vi kan vente, til vi har varerne, eller du har vist, at de er sendt.']),
    ],
    refundGoods: 'Varer',
    refundDelivery: 'Levering',
    sums: {
      released: 'Frigives på dit kort',
      paidBack: 'Du får tilbage',
      notDue: 'Skal ikke betales',
      deducted: 'Trækkes fra din faktura',
      giftCards: 'Sættes på dit gavekort',
    },
  },
}
