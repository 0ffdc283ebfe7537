import { useShop } from '../../platform/shop-context.ts'
import { ownTexts, type OwnTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'

const accountLinkDa = {
  'confirmEmail.button': 'Bekræft e-mailadressen',
  'confirmEmail.ask.heading': 'Er det din nye e-mailadresse?',
  'confirmEmail.ask.text': 'Tryk på knappen, så bruger din konto hos {brand} fremover denne adresse.',
  'confirmEmail.done.heading': 'Din nye adresse gælder',
  'confirmEmail.done.text': 'Fra nu af logger du ind med den. På dine andre enheder er du logget ud.',
  'confirmEmail.inUse.heading': 'Adressen er i brug',
  'confirmEmail.inUse.text': 'En anden konto bruger allerede denne e-mailadresse. Din konto er uændret.',
  'confirmEmail.expired.heading': 'Linket virker ikke længere',
  'confirmEmail.expired.text': 'Det er brugt eller for gammelt. Du kan ændre e-mailadressen igen på din profil.',
  'undoDeletion.button': 'Behold min konto',
  'undoDeletion.ask.heading': 'Vil du beholde din konto?',
  'undoDeletion.ask.text': 'Tryk på knappen, så bliver din konto hos {brand} ikke slettet.',
  'undoDeletion.done.heading': 'Godt, du bliver',
  'undoDeletion.done.text': 'Din konto bliver ikke slettet. Alt er, som det var.',
  'undoDeletion.inUse.heading': 'Linket virker ikke længere',
  'undoDeletion.inUse.text': 'Det er brugt, eller kontoen er slettet.',
  'undoDeletion.expired.heading': 'Linket virker ikke længere',
  'undoDeletion.expired.text': 'Det er brugt, eller kontoen er slettet.',
} as const

const accountLinkNb: Translation<typeof accountLinkDa> = {
  'confirmEmail.button': 'Bekreft e-postadressen',
  'confirmEmail.ask.heading': 'Er dette din nye e-postadresse?',
  'confirmEmail.ask.text': 'Trykk på knappen, så bruker kontoen din hos {brand} denne adressen heretter.',
  'confirmEmail.done.heading': 'Den nye adressen gjelder',
  'confirmEmail.done.text': 'Fra nå av logger du inn med den. På de andre enhetene dine er du logget ut.',
  'confirmEmail.inUse.heading': 'Adressen er i bruk',
  'confirmEmail.inUse.text': 'En annen konto bruker allerede denne e-postadressen. Kontoen din er uendret.',
  'confirmEmail.expired.heading': 'Lenken virker ikke lenger',
  'confirmEmail.expired.text': 'Den er brukt eller for gammel. Du kan endre e-postadressen igjen på profilen din.',
  'undoDeletion.button': 'Behold kontoen min',
  'undoDeletion.ask.heading': 'Vil du beholde kontoen din?',
  'undoDeletion.ask.text': 'Trykk på knappen, så blir ikke kontoen din hos {brand} slettet.',
  'undoDeletion.done.heading': 'Så fint at du blir',
  'undoDeletion.done.text': 'Kontoen din blir ikke slettet. Alt er som det var.',
  'undoDeletion.inUse.heading': 'Lenken virker ikke lenger',
  'undoDeletion.inUse.text': 'Den er brukt, eller kontoen er slettet.',
  'undoDeletion.expired.heading': 'Lenken virker ikke lenger',
  'undoDeletion.expired.text': 'Den er brukt, eller kontoen er slettet.',
}

const accountLinkSv: Translation<typeof accountLinkDa> = {
  'confirmEmail.button': 'Bekräfta e-postadressen',
  'confirmEmail.ask.heading': 'Är det här din nya e-postadress?',
  'confirmEmail.ask.text': 'Tryck på knappen så använder ditt konto hos {brand} den här adressen framöver.',
  'confirmEmail.done.heading': 'Din nya adress gäller',
  'confirmEmail.done.text': 'Från och med nu loggar du in med den. På dina andra enheter är du utloggad.',
  'confirmEmail.inUse.heading': 'Adressen används redan',
  'confirmEmail.inUse.text': 'Ett annat konto använder redan den här e-postadressen. Ditt konto är oförändrat.',
  'confirmEmail.expired.heading': 'Länken fungerar inte längre',
  'confirmEmail.expired.text': 'Den är använd eller för gammal. Du kan ändra e-postadressen igen på din profil.',
  'undoDeletion.button': 'Behåll mitt konto',
  'undoDeletion.ask.heading': 'Vill du behålla ditt konto?',
  'undoDeletion.ask.text': 'Tryck på knappen så raderas inte ditt konto hos {brand}.',
  'undoDeletion.done.heading': 'Vad roligt att du stannar',
  'undoDeletion.done.text': 'Ditt konto raderas inte. Allt är som det var.',
  'undoDeletion.inUse.heading': 'Länken fungerar inte längre',
  'undoDeletion.inUse.text': 'Den är använd, eller så är kontot raderat.',
  'undoDeletion.expired.heading': 'Länken fungerar inte längre',
  'undoDeletion.expired.text': 'Den är använd, eller så är kontot raderat.',
}

type Catalogue = Translation<typeof accountLinkDa>

const pageTexts = ownTexts<Catalogue>({ da: accountLinkDa, nb: accountLinkNb, sv: accountLinkSv })

export function useAccountLinkTexts(): OwnTexts<Catalogue> {
  return pageTexts(useShop().language)
}
