import type { MarketLanguage } from '@firkant/domain/market/market.ts'

/** What else was done to an account when its password or address changed. */
export type AccountMailNote = 'passkeysRemoved' | 'linksRenewed' | 'cleared'

export const ACCOUNT_MAIL_NOTES: Readonly<Record<MarketLanguage, Readonly<Record<AccountMailNote, string>>>> = {
  da: {
    passkeysRemoved: 'Kontoens adgangsnøgler er fjernet. Du kan tilføje dine egne igen på din profil.',
    linksRenewed: 'Dine delte lister har fået nye links. De gamle links virker ikke længere.',
    cleared:
      'Ingen havde bekræftet e-mailadressen før nu. Derfor er det, der lå på kontoen, slettet: navn, telefonnummer, adresse, lister og kurv. Dit navn kan du skrive på din profil.',
  },
  nb: {
    passkeysRemoved: 'Passnøklene på kontoen er fjernet. Du kan legge til dine egne igjen på profilen din.',
    linksRenewed: 'De delte listene dine har fått nye lenker. De gamle lenkene virker ikke lenger.',
    cleared:
      'Ingen hadde bekreftet e-postadressen før nå. Derfor er det som lå på kontoen, slettet: navn, telefonnummer, adresse, lister og handlekurv. Navnet ditt kan du skrive på profilen din.',
  },
  sv: {
    passkeysRemoved: 'Kontots lösennycklar är borttagna. Du kan lägga till dina egna igen på din profil.',
    linksRenewed: 'Dina delade listor har fått nya länkar. De gamla länkarna fungerar inte längre.',
    cleared:
      'Ingen hade bekräftat e-postadressen förrän nu. Därför är det som låg på kontot raderat: namn, telefonnummer, adress, listor och varukorg. Ditt namn kan du skriva på din profil.',
  },
}
