import type { Translation } from '../../../texts/text-types.ts'
import type { orderReturnDa } from './order-return-da.ts'

export const orderReturnSv: Translation<typeof orderReturnDa> = {
  heading: 'Ångrat och skickat tillbaka',
  'kind.withdrawal': 'Ångrat {date} kl. {time}',
  'kind.return': 'Retur anmäld {date} kl. {time}',
  'status.announced': 'Vi väntar på varorna',
  'status.received': 'Varorna togs emot {date}',
  'status.kept': 'Skickas inte',
  'status.refunded': 'Återbetalt {date}',
  'status.cancelled': 'Ordern är avbeställd',
  pieces: { one: '{count} st.', other: '{count} st.' },
  delivery: 'Leverans',
  willGet: 'Du får tillbaka',
  hasGot: 'Du har fått tillbaka',
  released: 'Totalt',
  'way.card': '{amount} går tillbaka till kortet du betalade med.',
  'way.invoice': '{amount} dras av från din faktura. Har du betalat den får du pengarna på kontot du betalade från.',
  'way.giftCards': '{amount} sätts in på ditt presentkort igen.',
  'released.card': '{amount} var bara reserverat på ditt kort. Vi har släppt det.',
  'released.invoice': 'Du ska inte betala fakturan.',
  sendBack:
    'Skicka tillbaka varorna senast {day} och lägg en lapp med ordernummer {number} i paketet. Du betalar själv för att skicka dem.',
  tooBig: 'Är varorna för stora att skicka, skriv till {email}, så hittar vi ett sätt att få tillbaka dem.',
  sendBackTo: 'Skicka varorna till',
  moneyBy:
    'Pengarna är tillbaka senast {day}. Vi får vänta tills vi har fått varorna eller du har visat att de är skickade.',
  onItsWay: 'Tack, vi har fått varorna. Pengarna är på väg och du behöver inte göra något mer.',
  kept: 'Varorna är inte skickade och blir kvar hos oss. Du behöver inte göra något mer, och pengarna är tillbaka senast {day}.',
  bankDecides: 'När du ser pengarna på kontot avgör din bank, oftast inom några dagar.',
  nothingSent: 'Inget skickas, och du behöver inte göra något mer.',
  comingBack: 'Kommer tillbaka',
  paidBack: 'Återbetalt',
  left: 'Kvar av ordern',
  leftToPay: 'Att betala därefter ({way})',
  credited: 'Ångrat och returnerat',
  creditedPieces: {
    one: 'Varav {count} st. ångrad eller returnerad',
    other: 'Varav {count} st. ångrade eller returnerade',
  },
  leftTotal: 'Totalt med moms därefter',
  leftVat: 'Varav moms',
}
