import { useShop } from '../../platform/shop-context.ts'
import { ownTexts, type OwnTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'

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
    'Det er brugt eller for gammelt. Venter du stadig på varen, så find den i butikken og bed om besked igen.',
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

type Catalogue = Translation<typeof stockAlertPageDa>

const pageTexts = ownTexts<Catalogue>({ da: stockAlertPageDa, nb: stockAlertPageNb, sv: stockAlertPageSv })

export function useStockAlertPageTexts(): OwnTexts<Catalogue> {
  return pageTexts(useShop().language)
}
