import type { RefundOutcome, PaidWith } from '@firkant/domain/orders/returns/money-back.ts'
import type { ReturnCondition } from '@firkant/domain/orders/returns/return-right.ts'
import type { OrderMailTexts, MailMoney, MailOwnReturn } from './order-mail-texts.ts'

const RELEASED_TEXTS: Readonly<Record<PaidWith, string>> = {
  card: 'Beloppet var bara reserverat på ditt kort. Vi har släppt det; din bank avgör när du ser det på kontot, och oftast tar det några dagar.',
  wallet: 'Beloppet var bara reserverat. Vi har släppt det.',
  swish: 'Beloppet går tillbaka till dig med Swish.',
  invoice: 'Du behöver inte betala fakturan.',
  giftCards: 'Beloppet finns på ditt presentkort igen.',
}
/** What is so, or will be: nothing goes back that nobody has paid. */
const REFUND_TEXTS: Readonly<Record<RefundOutcome, (amount: string) => string>> = {
  released: (amount) => `${amount} var bara reserverat. Vi släpper det.`,
  paidBack: (amount) => `${amount} går tillbaka samma väg som du betalade.`,
  notDue: (amount) => `Du har inte betalat något, och du behöver inte betala fakturan (${amount}).`,
  deducted: (amount) =>
    `Vi drar av ${amount} från din faktura. Har du redan betalat den får du pengarna på kontot du betalade från.`,
}
const toGiftCard = (amount: string) => `${amount} sätts in på ditt presentkort igen.`
const moneyTexts = (money: MailMoney | undefined): readonly string[] => [
  ...(money?.toPayment === undefined ? [] : [REFUND_TEXTS[money.outcome](money.toPayment)]),
  ...(money?.toGiftCards === undefined ? [] : [toGiftCard(money.toGiftCards)]),
]
const CARDS_TOO = 'Det du betalade med presentkort finns på presentkortet igen.'
const freed = (paidWith: PaidWith, hasGiftCards: boolean) =>
  hasGiftCards && paidWith !== 'giftCards' ? [RELEASED_TEXTS[paidWith], CARDS_TOO] : [RELEASED_TEXTS[paidWith]]

const listed = (names: readonly string[]) => new Intl.ListFormat('sv').format(names)

const CONDITIONS: Readonly<Record<ReturnCondition, string>> = {
  unused: 'Varan ska vara oanvänd och hel.',
  sellable: 'Varan ska gå att sälja igen.',
  goodCondition: 'Varan ska vara i gott skick.',
}
const ownReturn = ({ days, condition, until }: MailOwnReturn) => {
  const last = until === undefined ? '' : `, alltså till och med ${until}`
  return `Utöver lagens 14 dagar har du vårt eget öppna köp i ${days} dagar från den dag du fick varan${last}. ${CONDITIONS[condition]} Vi betalar tillbaka varans pris, men inte leveransen, och du betalar själv för att skicka varan.`
}

export const orderMailSv: OrderMailTexts = {
  mails: {
    pay: {
      subject: ({ number }) => `Betala din order ${number}`,
      preview: () => 'Vi håller varorna åt dig i 45 minuter.',
      heading: () => 'Här betalar du',
      paragraphs: ({ number, toPay }) => [
        `Din order ${number} från butiken är klar att betalas: ${toPay}.`,
        'Vi håller varorna åt dig i 45 minuter. Betalar du inte innan dess upphör ordern att gälla.',
      ],
    },
    confirm: {
      subject: ({ number }) => `Bekräfta din order ${number}`,
      preview: ({ confirmBy }) => `Ordern gäller först när du bekräftar den, senast ${confirmBy}.`,
      heading: () => 'Är det din order?',
      paragraphs: ({ number, toPay, confirmBy }) => [
        `Vi har fått en order mot faktura på ${toPay} med nummer ${number}. Eftersom beloppet är stort, eller många ordrar kom på kort tid, ber vi dig bekräfta den innan vi skickar något.`,
        `Du kan bekräfta till ${confirmBy}. När du bekräftar lägger vi undan varorna åt dig; innan dess kan andra köpa dem. Bekräftar du inte upphör ordern att gälla och du behöver inte betala.`,
        'Har du inte beställt något? Då behöver du inte göra något.',
      ],
    },
    confirmation: {
      subject: ({ number }) => `Orderbekräftelse ${number}`,
      preview: () => 'Tack för din beställning. Här är allt du har köpt.',
      heading: ({ firstName }) => `Tack för din beställning, ${firstName}`,
      paragraphs: () => [
        'Vi har tagit emot din beställning och bekräftar den härmed. Spara det här mejlet: det är ditt avtal med oss och ditt bevis på köpet.',
      ],
    },
    dayMoved: {
      subject: ({ number }) => `Order ${number}: ny dag`,
      preview: () => 'Din leverans är flyttad.',
      heading: () => 'Dagen är flyttad',
      paragraphs: ({ number, estimatedDelivery }) => [
        `Din order ${number} kommer nu en annan dag: ${estimatedDelivery}.`,
        'Du kan flytta den igen till kl. 12 två dagar före.',
      ],
    },
    daySlipped: {
      subject: ({ number }) => `Order ${number} blir försenad`,
      preview: () => 'Vi kan inte hålla dagen vi lovade. Här är den nya.',
      heading: () => 'Vi kommer senare än vi lovade',
      paragraphs: ({ number, estimatedDelivery }) => [
        `Det beklagar vi. Din order ${number} får en ny dag: ${estimatedDelivery}.`,
        'Passar den inte kan du välja en annan dag med knappen. Vill du inte vänta kan du ångra köpet med länken nedan, och du får pengarna tillbaka.',
      ],
    },
    packed: {
      subject: ({ number, isPickup }) => (isPickup ? `Order ${number} är klar att hämta` : `Order ${number} är packad`),
      preview: ({ isPickup }) => (isPickup ? 'Varorna står klara i butiken.' : 'Vi har packat dina varor.'),
      heading: ({ isPickup }) => (isPickup ? 'Dina varor står klara' : 'Vi har packat dina varor'),
      paragraphs: ({ isPickup }) => [
        isPickup
          ? 'Du kan hämta dina varor i butiken nu. Ta med ordernumret och legitimation.'
          : 'Dina varor är packade och väntar på att hämtas av transportören. Du får ett mejl till när de är på väg.',
      ],
    },
    shipped: {
      subject: ({ number }) => `Order ${number} är på väg`,
      preview: () => 'Dina varor har lämnat lagret.',
      heading: () => 'Dina varor är på väg',
      paragraphs: ({ paidWith }) => [
        'Dina varor har lämnat lagret.',
        ...(paidWith === 'card' ? ['Beloppet som var reserverat på ditt kort dras nu.'] : []),
        ...(paidWith === 'wallet' ? ['Beloppet som var reserverat dras nu.'] : []),
      ],
    },
    delivered: {
      subject: ({ number }) => `Order ${number} är levererad`,
      preview: () => 'Vi hoppas att du blir nöjd med allt.',
      heading: ({ isPickup }) => (isPickup ? 'Dina varor är hämtade' : 'Dina varor är levererade'),
      paragraphs: ({ lastDay, own }) => [
        'Vi hoppas att du blir nöjd med allt. Titta igenom varorna och skriv till oss om något inte är som det ska.',
        ...(lastDay === undefined ? [] : [`Du kan ångra ditt köp till och med ${lastDay}.`]),
        ...(own ? [ownReturn(own)] : []),
      ],
    },
    cancelled: {
      subject: ({ number }) => `Order ${number} är avbeställd`,
      preview: () => 'Ordern är avbeställd och du behöver inte betala något.',
      heading: () => 'Din order är avbeställd',
      paragraphs: ({ number, paidWith, hasGiftCards }) => [
        `Order ${number} är avbeställd och ingenting skickas.`,
        ...freed(paidWith, hasGiftCards),
      ],
    },
    soldOut: {
      subject: ({ number }) => `Order ${number}: det var tyvärr slutsålt`,
      preview: () => 'Ordern är stängd och du behöver inte betala något.',
      heading: () => 'Det var tyvärr slutsålt',
      paragraphs: ({ number, paidWith, hasGiftCards, soldOut }) => [
        `Andra hann köpa det sista av ${listed(soldOut)} innan order ${number} gick igenom. Därför är ordern stängd och ingenting skickas. Det beklagar vi.`,
        ...freed(paidWith, hasGiftCards),
        'Resten ligger i varukorgen, om du fortfarande vill ha det. På produktsidan kan du be om ett mejl när den finns i lager igen.',
      ],
    },
    latePayment: {
      subject: ({ number }) => `Din betalning för order ${number} går tillbaka`,
      preview: () => 'Betalningen kom efter att ordern hade stängts.',
      heading: () => 'Din betalning kom för sent',
      paragraphs: ({ number }) => [
        `Banken har meddelat en betalning för order ${number}, men ordern var redan stängd och ingenting skickas.`,
        'Du behöver inte göra något: är beloppet bara reserverat släpper vi det, och är det draget skickar vi tillbaka det till ditt kort.',
        'Vill du fortfarande ha varorna ligger de i varukorgen.',
      ],
    },
    returned: {
      subject: ({ number }) => `Vi har fått din retur av order ${number}`,
      preview: () => 'Varorna har kommit tillbaka till oss.',
      heading: () => 'Vi har fått din retur',
      paragraphs: ({ money }) => ['Tack, varorna har kommit tillbaka till oss.', ...moneyTexts(money)],
    },
    refunded: {
      subject: ({ number, money }) =>
        money?.outcome === 'deducted'
          ? `Fakturan för order ${number} har satts ned`
          : `Vi har betalat tillbaka för order ${number}`,
      preview: ({ money }) => moneyTexts(money)[0] ?? '',
      heading: ({ money }) =>
        money?.outcome === 'deducted' ? 'Din faktura har satts ned' : 'Vi har betalat tillbaka till dig',
      paragraphs: ({ money }) => [
        ...moneyTexts(money),
        ...(money?.outcome === 'paidBack' && money.toPayment !== undefined
          ? ['Din bank avgör när du ser pengarna på kontot; oftast tar det några dagar.']
          : []),
      ],
    },
    withdrawal: {
      subject: ({ number }) => `Kvitto: du har ångrat avtalet om order ${number}`,
      preview: () => 'Vi har tagit emot din ångeranmälan. Här kan du se vad och när.',
      heading: () => 'Vi har tagit emot din ångeranmälan',
      paragraphs: () => ['Spara det här mejlet: det är ditt bevis på att du har ångrat avtalet och när du gjorde det.'],
    },
    returnNotice: {
      subject: ({ number }) => `Kvitto: du skickar tillbaka varor från order ${number}`,
      preview: () => 'Vi har fått din anmälan. Här kan du se vad, när och hur.',
      heading: () => 'Vi har fått din anmälan om retur',
      paragraphs: ({ own }) => [
        'Ångerrätten enligt lag har gått ut, men du är i god tid för vårt eget öppna köp. Spara det här mejlet tills pengarna är tillbaka.',
        ...(own ? [ownReturn(own)] : []),
      ],
    },
    link: {
      subject: ({ number }) => `Din länk till order ${number}`,
      preview: () => 'Länken fungerar i två dagar.',
      heading: () => 'Här är din order',
      paragraphs: () => [
        'Du har bett om en länk till din order. Den fungerar i två dagar. Var det inte du? Då behöver du inte göra något.',
      ],
    },
  },
  confirmOrder: 'Bekräfta ordern',
  payOrder: 'Betala ordern',
  toCart: 'Se varukorgen',
  toCalendar: 'Lägg dagen i kalendern',
  toMoveDay: 'Flytta dagen',
  toHelp: 'Få hjälp med ordern',
  toOrder: 'Se din order',
  toReceipt: 'Faktura att skriva ut',
  withdrawHere: 'Ångra avtalet här',
  yourGoods: 'Dina varor',
  details: 'Om ordern',
  pieces: (count) => `${count} st`,
  discount: 'Rabatt',
  goods: 'Varor',
  delivery: 'Leverans',
  free: 'Gratis',
  gift: 'Gåva',
  total: 'Totalt med moms',
  vat: (percent) => `Varav moms (${percent} %)`,
  paidByGiftCards: 'Betalt med presentkort',
  toPay: 'Att betala',
  deliveredTo: 'Levereras till',
  pickupAt: 'Hämtas i',
  billedTo: 'Faktureras till',
  estimated: 'Leverans',
  paidWith: 'Betalning',
  placedOn: 'Beställd',
  orderNumber: 'Ordernummer',
  seller: 'Säljare',
  pickup: 'Avhämtning',
  next: {
    heading: 'Det här händer nu',
    pack: 'Vi packar dina varor och skriver till dig när de är på väg.',
    pickup: 'Vi gör i ordning dina varor i butiken och skriver till dig när du kan hämta dem.',
    pay: 'Beloppet är reserverat på ditt kort och dras först när varorna skickas.',
    reserved: 'Beloppet är reserverat och dras först när varorna skickas.',
    taken: 'Beloppet är betalt med Swish. Skickar du tillbaka något betalar vi tillbaka med Swish.',
    invoice: 'Fakturan hittar du nedan och på ordersidan.',
    invoiceTerms: (days) =>
      `Du betalar den senast ${days} dagar efter att du har fått varorna, utan ränta och avgifter.`,
    follow: 'Du kan alltid följa ordern på ordersidan.',
  },
  terms: {
    heading: 'Köpvillkor',
    title: 'Köpvillkor och ångerrätt',
    fileName: 'kopvillkor.pdf',
    attached:
      'Bifogat som PDF finns villkoren som de gällde när du köpte, med ångerrätt och ångerblankett. Spara den tillsammans med mejlet.',
    online: 'Läs villkoren på sidan',
  },
  withdrawal: {
    heading: 'Ångerrätt',
    madeToOrder: (names) => `Ångerrätten gäller inte det som är gjort efter dina önskemål: ${names.join(', ')}.`,
    right:
      'Du har rätt att frånträda det här avtalet utan att ange något skäl inom 14 dagar. Ångerfristen löper ut 14 dagar efter den dag då du, eller någon du har bett om det, fick den sista av varorna. Slutar den på en lördag, söndag eller helgdag löper den till nästa vardag.',
    how: ({ name, address, email }) =>
      `Enklast ångrar du dig på sidan ”Ångra avtalet här”. Du kan också lämna ett tydligt meddelande till ${name}, ${address}, ${email}. Det räcker att du skickar meddelandet innan fristen har löpt ut.`,
    form: ({ name, address, email }, number) =>
      `Standardblankett för ångerrätt (använd den bara om du vill): ”Till ${name}, ${address}, ${email}: Jag meddelar härmed att jag frånträder mitt köpeavtal avseende följande varor i order ${number}: … Beställdes den … / mottogs den … Namn, adress, datum, och underskrift om den skickas på papper.”`,
    follows: ({ address }) =>
      `Om du ångrar dig betalar vi tillbaka alla belopp, även det billigaste leveranssättet vi erbjuder, utan onödigt dröjsmål och senast 14 dagar efter ditt meddelande, på samma sätt som du betalade och utan avgift. Vi får vänta tills vi har fått varorna eller du har visat att de är skickade. Skicka varorna till ${address} senast 14 dagar efter ditt meddelande; du betalar själv för att skicka tillbaka dem. Du ansvarar bara för värdeminskning som beror på att varorna har använts mer än vad som behövs för att prova dem.`,
    own: ownReturn,
  },
  receipt: {
    what: { withdrawal: 'Du har ångrat', return: 'Du skickar tillbaka' },
    facts: ({ day, time, name, email, number }) => [
      `Mottaget: ${day} kl. ${time}`,
      `Namn: ${name}`,
      `Ordernummer: ${number}`,
      `E-post: ${email}`,
    ],
    next: ({ sendBackBy, refundBy, address, money }) => [
      sendBackBy === undefined
        ? 'Varorna är inte skickade än och blir kvar hos oss. Du behöver inte göra något mer.'
        : `Skicka tillbaka varorna senast ${sendBackBy} till ${address}.`,
      ...moneyTexts(money),
      ...(money.outcome === 'notDue' ? [] : [`Det är gjort senast ${refundBy}.`]),
      ...(sendBackBy === undefined
        ? []
        : ['Vi får vänta tills vi har fått varorna eller du har visat att de är skickade.']),
    ],
    refundGoods: 'Varor',
    refundDelivery: 'Leverans',
    sums: {
      released: 'Släpps på ditt kort',
      paidBack: 'Du får tillbaka',
      notDue: 'Behöver inte betalas',
      deducted: 'Dras av från din faktura',
      giftCards: 'Sätts in på ditt presentkort',
    },
  },
}
