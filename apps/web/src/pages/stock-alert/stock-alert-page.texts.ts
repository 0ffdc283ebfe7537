import type { Translation } from '../../texts/text-catalogue.ts'
import type { TextTable } from '../../texts/text-table.ts'

const stockAlertPageDa = {
  confirmHeading: 'Skal vi give dig besked?',
  confirmText: 'Tryk på knappen, så skriver vi til dig, når varen er på lager igen.',
  confirmButton: 'Ja, giv mig besked',
  confirmedHeading: 'Så siger vi til',
  confirmedText:
    'Du får én mail, når varen er på lager igen. Kommer den ikke inden et halvt år, sletter vi din adresse.',
  cancelHeading: 'Vil du afmelde dine beskeder?',
  cancelText: 'Så skriver {brand} ikke til dig om de varer, du venter på. Du kan altid bede om besked igen.',
  cancelButton: 'Ja, afmeld alle',
  cancelledHeading: 'Du er afmeldt',
  cancelledText: 'Vi skriver ikke til dig om varer på lager.',
  expiredHeading: 'Linket virker ikke længere',
  expiredText:
    'Det er brugt eller for gammelt. Venter du stadig på varen, så find den i butikken, og bed om besked igen.',
} as const

const stockAlertPageNb: Translation<typeof stockAlertPageDa> = {
  confirmHeading: 'Skal vi gi deg beskjed?',
  confirmText: 'Trykk på knappen, så skriver vi til deg når varen er på lager igjen.',
  confirmButton: 'Ja, gi meg beskjed',
  confirmedHeading: 'Da sier vi fra',
  confirmedText:
    'Du får én e-post når varen er på lager igjen. Kommer den ikke innen et halvt år, sletter vi adressen din.',
  cancelHeading: 'Vil du melde av varslene dine?',
  cancelText: 'Da skriver ikke {brand} til deg om varene du venter på. Du kan alltid be om beskjed igjen.',
  cancelButton: 'Ja, meld av alle',
  cancelledHeading: 'Du er meldt av',
  cancelledText: 'Vi skriver ikke til deg om varer på lager.',
  expiredHeading: 'Lenken virker ikke lenger',
  expiredText:
    'Den er brukt eller for gammel. Venter du fortsatt på varen, finner du den i butikken og ber om beskjed på nytt.',
}

const stockAlertPageSv: Translation<typeof stockAlertPageDa> = {
  confirmHeading: 'Ska vi meddela dig?',
  confirmText: 'Tryck på knappen så skriver vi till dig när varan finns i lager igen.',
  confirmButton: 'Ja, meddela mig',
  confirmedHeading: 'Då hör vi av oss',
  confirmedText: 'Du får ett mejl när varan finns i lager igen. Kommer den inte inom ett halvår raderar vi din adress.',
  cancelHeading: 'Vill du avsluta dina bevakningar?',
  cancelText: 'Då skriver {brand} inte till dig om varorna du väntar på. Du kan alltid bevaka dem igen.',
  cancelButton: 'Ja, avsluta alla',
  cancelledHeading: 'Bevakningarna är avslutade',
  cancelledText: 'Vi skriver inte till dig om varor i lager.',
  expiredHeading: 'Länken fungerar inte längre',
  expiredText:
    'Den är använd eller för gammal. Väntar du fortfarande på varan kan du leta upp den i butiken och bevaka den igen.',
}

const listAlertPageDa: Translation<typeof stockAlertPageDa> = {
  confirmHeading: 'Skal vi holde øje med din liste?',
  confirmText: 'Tryk på knappen, så skriver vi, når noget på listen bliver billigere eller kommer på lager igen.',
  confirmButton: 'Ja, hold øje for mig',
  confirmedHeading: 'Så holder vi øje',
  confirmedText: 'Der kommer højst én mail om dagen, og kun når der er noget nyt. I hver mail kan du melde fra.',
  cancelHeading: 'Vil du afmelde mails om dine lister?',
  cancelText: 'Så skriver {brand} ikke til dig om priser og lager på dine lister. Listerne selv bliver, som de er.',
  cancelButton: 'Ja, afmeld alle',
  cancelledHeading: 'Du er afmeldt',
  cancelledText: 'Vi skriver ikke til dig om dine lister. Du kan altid slå det til igen ved listen.',
  expiredHeading: 'Linket virker ikke længere',
  expiredText: 'Det er brugt eller for gammelt. Åbn din liste, og slå mails til igen, hvis du stadig vil have dem.',
}

const listAlertPageNb: Translation<typeof stockAlertPageDa> = {
  confirmHeading: 'Skal vi følge med på listen din?',
  confirmText: 'Trykk på knappen, så skriver vi når noe på listen blir billigere eller kommer på lager igjen.',
  confirmButton: 'Ja, følg med for meg',
  confirmedHeading: 'Da følger vi med',
  confirmedText: 'Det kommer høyst én e-post om dagen, og bare når det er noe nytt. I hver e-post kan du melde deg av.',
  cancelHeading: 'Vil du melde av e-post om listene dine?',
  cancelText: 'Da skriver ikke {brand} til deg om priser og lager på listene dine. Selve listene blir som de er.',
  cancelButton: 'Ja, meld av alle',
  cancelledHeading: 'Du er meldt av',
  cancelledText: 'Vi skriver ikke til deg om listene dine. Du kan alltid slå det på igjen ved listen.',
  expiredHeading: 'Lenken virker ikke lenger',
  expiredText: 'Den er brukt eller for gammel. Åpne listen din og slå på e-post igjen hvis du fortsatt vil ha den.',
}

const listAlertPageSv: Translation<typeof stockAlertPageDa> = {
  confirmHeading: 'Ska vi hålla koll på din lista?',
  confirmText: 'Tryck på knappen så skriver vi när något på listan blir billigare eller finns i lager igen.',
  confirmButton: 'Ja, håll koll åt mig',
  confirmedHeading: 'Då håller vi koll',
  confirmedText: 'Det kommer högst ett mejl om dagen, och bara när det finns något nytt. Du kan avsluta i varje mejl.',
  cancelHeading: 'Vill du avsluta mejl om dina listor?',
  cancelText:
    'Då skriver {brand} inte till dig om priser och lager på dina listor. Listorna själva blir kvar som de är.',
  cancelButton: 'Ja, avsluta alla',
  cancelledHeading: 'Mejlen är avslutade',
  cancelledText: 'Vi skriver inte till dig om dina listor. Du kan alltid slå på det igen vid listan.',
  expiredHeading: 'Länken fungerar inte längre',
  expiredText: 'Den är använd eller för gammal. Öppna din lista och slå på mejlen igen om du fortfarande vill ha dem.',
}

/** Nothing is confirmed: whoever wants it ticks it where they choose. */
const samplePageDa: Translation<typeof stockAlertPageDa> = {
  ...stockAlertPageDa,
  cancelHeading: 'Skal vi lade være med at minde dig om prøver?',
  cancelText: 'Så skriver {brand} ikke om de prøver, du har fået. Du kan altid bestille nye.',
  cancelButton: 'Ja, skriv ikke',
  cancelledHeading: 'Vi skriver ikke mere om prøver',
  cancelledText: 'Beder du om det igen, når du bestiller nye prøver, minder vi dig om dem.',
  expiredText: 'Det er for gammelt. Vi minder kun én gang om prøver, så du hører ikke mere om dem.',
}

const samplePageNb: Translation<typeof stockAlertPageDa> = {
  ...stockAlertPageNb,
  cancelHeading: 'Skal vi la være å minne deg om prøver?',
  cancelText: 'Da skriver ikke {brand} om prøvene du har fått. Du kan alltid bestille nye.',
  cancelButton: 'Ja, ikke skriv',
  cancelledHeading: 'Vi skriver ikke mer om prøver',
  cancelledText: 'Ber du om det igjen når du bestiller nye prøver, minner vi deg om dem.',
  expiredText: 'Den er for gammel. Vi minner bare én gang om prøver, så du hører ikke mer om dem.',
}

const samplePageSv: Translation<typeof stockAlertPageDa> = {
  ...stockAlertPageSv,
  cancelHeading: 'Ska vi låta bli att påminna dig om prover?',
  cancelText: 'Då skriver {brand} inte om proverna du har fått. Du kan alltid beställa nya.',
  cancelButton: 'Ja, skriv inte',
  cancelledHeading: 'Vi skriver inte mer om prover',
  cancelledText: 'Ber du om det igen när du beställer nya prover påminner vi dig om dem.',
  expiredText: 'Den är för gammal. Vi påminner bara en gång om prover, så du hör inte mer om dem.',
}

export const samplePageTexts: TextTable<typeof stockAlertPageDa> = {
  da: samplePageDa,
  nb: samplePageNb,
  sv: samplePageSv,
}

export const stockAlertPageTexts: TextTable<typeof stockAlertPageDa> = {
  da: stockAlertPageDa,
  nb: stockAlertPageNb,
  sv: stockAlertPageSv,
}

export const listAlertPageTexts: TextTable<typeof stockAlertPageDa> = {
  da: listAlertPageDa,
  nb: listAlertPageNb,
  sv: listAlertPageSv,
}
