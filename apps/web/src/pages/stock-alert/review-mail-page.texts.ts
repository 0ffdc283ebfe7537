import type { TextTable } from '../../texts/text-table.ts'
import { stockAlertPageTexts } from './stock-alert-page.texts.ts'

type Texts = (typeof stockAlertPageTexts)['da']

/** Nothing is confirmed: who agreed to mails of the shop is asked once for an order. */
export const reviewMailPageTexts: TextTable<Texts> = {
  da: {
    ...stockAlertPageTexts.da,
    cancelHeading: 'Skal vi lade være med at spørge?',
    cancelText: 'Så beder {brand} dig ikke mere om at anmelde det, du køber. Du kan stadig gøre det fra Mine sider.',
    cancelButton: 'Ja, spørg mig ikke',
    cancelledHeading: 'Vi spørger ikke mere',
    cancelledText: 'Links i mails, du har fået, åbner ikke længere noget. Fra Mine sider kan du stadig anmelde.',
    expiredText:
      'Det er brugt eller for gammelt. Har du skrevet en anmeldelse, er linket til den i mailen, vi sendte bagefter. Har du en konto, kan du også anmelde fra Mine sider.',
  },
  nb: {
    ...stockAlertPageTexts.nb,
    cancelHeading: 'Skal vi la være å spørre?',
    cancelText: 'Da ber ikke {brand} deg mer om å omtale det du kjøper. Du kan fortsatt gjøre det fra Mine sider.',
    cancelButton: 'Ja, ikke spør meg',
    cancelledHeading: 'Vi spør ikke mer',
    cancelledText: 'Lenker i e-poster du har fått, åpner ikke lenger noe. Fra Mine sider kan du fortsatt skrive.',
    expiredText:
      'Den er brukt eller for gammel. Har du skrevet en omtale, er lenken til den i e-posten vi sendte etterpå. Har du en konto, kan du også skrive fra Mine sider.',
  },
  sv: {
    ...stockAlertPageTexts.sv,
    cancelHeading: 'Ska vi låta bli att fråga?',
    cancelText: 'Då ber {brand} dig inte mer om omdömen av det du köper. Du kan fortfarande skriva från Mina sidor.',
    cancelButton: 'Ja, fråga mig inte',
    cancelledHeading: 'Vi frågar inte mer',
    cancelledText: 'Länkar i mejl som du har fått öppnar inget längre. Från Mina sidor kan du fortfarande skriva.',
    expiredText:
      'Den är använd eller för gammal. Har du skrivit ett omdöme finns länken till det i mejlet som vi skickade efteråt. Har du ett konto kan du också skriva från Mina sidor.',
  },
}

export const questionMailPageTexts: TextTable<Texts> = {
  da: {
    ...stockAlertPageTexts.da,
    confirmHeading: 'Skal vi sende dig svaret?',
    confirmText: 'Tryk på knappen, så skriver vi til dig, når spørgsmålet er besvaret.',
    confirmButton: 'Ja, send mig svaret',
    confirmedHeading: 'Så skriver vi til dig',
    confirmedText: 'Du får en mail, når der er et svar. Du kan afmelde i hver af dem.',
    cancelHeading: 'Vil du afmelde mails om dine spørgsmål?',
    cancelText: 'Så skriver {brand} ikke til dig om svar. Spørgsmålene bliver stående.',
    cancelButton: 'Ja, afmeld',
    cancelledText: 'Vi skriver ikke til dig om svar på spørgsmål.',
    expiredText: 'Det er brugt eller for gammelt. Svarene kan altid læses på varens side.',
  },
  nb: {
    ...stockAlertPageTexts.nb,
    confirmHeading: 'Skal vi sende deg svaret?',
    confirmText: 'Trykk på knappen, så skriver vi til deg når spørsmålet er besvart.',
    confirmButton: 'Ja, send meg svaret',
    confirmedHeading: 'Da skriver vi til deg',
    confirmedText: 'Du får en e-post når det er et svar. Du kan melde deg av i hver av dem.',
    cancelHeading: 'Vil du melde av e-post om spørsmålene dine?',
    cancelText: 'Da skriver ikke {brand} til deg om svar. Spørsmålene blir stående.',
    cancelButton: 'Ja, meld av',
    cancelledText: 'Vi skriver ikke til deg om svar på spørsmål.',
    expiredText: 'Den er brukt eller for gammel. Svarene kan alltid leses på varens side.',
  },
  sv: {
    ...stockAlertPageTexts.sv,
    confirmHeading: 'Ska vi skicka svaret till dig?',
    confirmText: 'Tryck på knappen så skriver vi till dig när frågan är besvarad.',
    confirmButton: 'Ja, skicka svaret',
    confirmedHeading: 'Då skriver vi till dig',
    confirmedText: 'Du får ett mejl när det finns ett svar. Du kan avsluta i vart och ett.',
    cancelHeading: 'Vill du avsluta mejl om dina frågor?',
    cancelText: 'Då skriver {brand} inte till dig om svar. Frågorna står kvar.',
    cancelButton: 'Ja, avsluta',
    cancelledText: 'Vi skriver inte till dig om svar på frågor.',
    expiredText: 'Den är använd eller för gammal. Svaren kan alltid läsas på varans sida.',
  },
}
