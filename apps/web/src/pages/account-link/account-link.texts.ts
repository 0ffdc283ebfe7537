import type { Translation } from '../../texts/text-catalogue.ts'
import type { TextTable } from '../../texts/text-table.ts'

const accountLinkDa = {
  'confirmEmail.button': 'Bekræft e-mailadressen',
  'confirmEmail.ask.heading': 'Er det din nye e-mailadresse?',
  'confirmEmail.ask.text': 'Tryk på knappen, så bruger din konto hos {brand} fremover denne adresse.',
  'confirmEmail.done.heading': 'Din nye adresse gælder',
  'confirmEmail.done.text':
    'Fra nu af logger du ind med den. På dine andre enheder er du logget ud. Havde kontoen adgangsnøgler, er de fjernet, og delte lister har fået nye links.',
  'confirmEmail.inUse.heading': 'Adressen er i brug',
  'confirmEmail.inUse.text': 'En anden konto bruger allerede denne e-mailadresse. Din konto er uændret.',
  'confirmEmail.expired.heading': 'Linket virker ikke længere',
  'confirmEmail.expired.text': 'Det er brugt eller for gammelt. Du kan ændre e-mailadressen igen på din profil.',
  'proveEmail.button': 'Bekræft e-mailadressen',
  'proveEmail.ask.heading': 'Er det din konto?',
  'proveEmail.ask.text': 'Tryk på knappen, så er e-mailadressen på din konto hos {brand} bekræftet.',
  'proveEmail.done.heading': 'Din e-mailadresse er bekræftet',
  'proveEmail.done.text': 'Nu kan du tilføje adgangsnøgler på din profil og få besked om dine lister.',
  'proveEmail.signIn.heading': 'Log ind for at bekræfte',
  'proveEmail.signIn.text':
    'Log ind på kontoen i denne browser, og åbn linket i mailen igen. Har du ikke selv oprettet kontoen? Så bekræft ikke. Vælg »Glemt adgangskode«: så er kontoen din, og du kan slette den.',
  'proveEmail.expired.heading': 'Linket virker ikke længere',
  'proveEmail.expired.text':
    'Det er brugt eller for gammelt. På din profil kan du se, om adressen er bekræftet, og få et nyt link.',
  'proveEmail.next': 'Log ind',
  'removePasskey.button': 'Fjern adgangsnøglen',
  'removePasskey.ask.heading': 'Skal adgangsnøglen fjernes?',
  'removePasskey.ask.text':
    'Tryk på knappen, så kan den nye adgangsnøgle ikke længere logge ind på din konto hos {brand}. Kontoen bliver også logget ud alle andre steder.',
  'removePasskey.done.heading': 'Adgangsnøglen er fjernet',
  'removePasskey.done.text':
    'Kontoen er logget ud alle andre steder. Var det ikke dig, der tilføjede den, så vælg en ny adgangskode nu.',
  'removePasskey.expired.heading': 'Linket virker ikke længere',
  'removePasskey.expired.text':
    'Det er brugt eller for gammelt, eller adgangsnøglen er allerede fjernet. Du finder dine adgangsnøgler på din profil.',
  'removePasskey.next': 'Vælg en ny adgangskode',
  'undoDeletion.button': 'Behold min konto',
  'undoDeletion.ask.heading': 'Vil du beholde din konto?',
  'undoDeletion.ask.text': 'Tryk på knappen, så bliver din konto hos {brand} ikke slettet.',
  'undoDeletion.done.heading': 'Godt, du bliver',
  'undoDeletion.done.text': 'Din konto bliver ikke slettet. Alt er, som det var.',
  'undoDeletion.expired.heading': 'Linket virker ikke længere',
  'undoDeletion.expired.text': 'Det er brugt, eller kontoen er slettet.',
} as const

const accountLinkNb: Translation<typeof accountLinkDa> = {
  'confirmEmail.button': 'Bekreft e-postadressen',
  'confirmEmail.ask.heading': 'Er dette din nye e-postadresse?',
  'confirmEmail.ask.text': 'Trykk på knappen, så bruker kontoen din hos {brand} denne adressen heretter.',
  'confirmEmail.done.heading': 'Den nye adressen gjelder',
  'confirmEmail.done.text':
    'Fra nå av logger du inn med den. På de andre enhetene dine er du logget ut. Hadde kontoen passnøkler, er de fjernet, og delte lister har fått nye lenker.',
  'confirmEmail.inUse.heading': 'Adressen er i bruk',
  'confirmEmail.inUse.text': 'En annen konto bruker allerede denne e-postadressen. Kontoen din er uendret.',
  'confirmEmail.expired.heading': 'Lenken virker ikke lenger',
  'confirmEmail.expired.text': 'Den er brukt eller for gammel. Du kan endre e-postadressen igjen på profilen din.',
  'proveEmail.button': 'Bekreft e-postadressen',
  'proveEmail.ask.heading': 'Er dette kontoen din?',
  'proveEmail.ask.text': 'Trykk på knappen, så er e-postadressen på kontoen din hos {brand} bekreftet.',
  'proveEmail.done.heading': 'E-postadressen din er bekreftet',
  'proveEmail.done.text': 'Nå kan du legge til passnøkler på profilen din og få beskjed om listene dine.',
  'proveEmail.signIn.heading': 'Logg inn for å bekrefte',
  'proveEmail.signIn.text':
    'Logg inn på kontoen i denne nettleseren, og åpne lenken i e-posten på nytt. Har du ikke opprettet kontoen selv? Da skal du ikke bekrefte. Velg «Glemt passord»: så er kontoen din, og du kan slette den.',
  'proveEmail.expired.heading': 'Lenken virker ikke lenger',
  'proveEmail.expired.text':
    'Den er brukt eller for gammel. På profilen din ser du om adressen er bekreftet, og kan få en ny lenke.',
  'proveEmail.next': 'Logg inn',
  'removePasskey.button': 'Fjern passnøkkelen',
  'removePasskey.ask.heading': 'Skal passnøkkelen fjernes?',
  'removePasskey.ask.text':
    'Trykk på knappen, så kan den nye passnøkkelen ikke lenger logge inn på kontoen din hos {brand}. Kontoen blir også logget ut alle andre steder.',
  'removePasskey.done.heading': 'Passnøkkelen er fjernet',
  'removePasskey.done.text':
    'Kontoen er logget ut alle andre steder. Var det ikke du som la den til, bør du velge et nytt passord nå.',
  'removePasskey.expired.heading': 'Lenken virker ikke lenger',
  'removePasskey.expired.text':
    'Den er brukt eller for gammel, eller passnøkkelen er allerede fjernet. Du finner passnøklene dine på profilen din.',
  'removePasskey.next': 'Velg et nytt passord',
  'undoDeletion.button': 'Behold kontoen min',
  'undoDeletion.ask.heading': 'Vil du beholde kontoen din?',
  'undoDeletion.ask.text': 'Trykk på knappen, så blir ikke kontoen din hos {brand} slettet.',
  'undoDeletion.done.heading': 'Så fint at du blir',
  'undoDeletion.done.text': 'Kontoen din blir ikke slettet. Alt er som det var.',
  'undoDeletion.expired.heading': 'Lenken virker ikke lenger',
  'undoDeletion.expired.text': 'Den er brukt, eller kontoen er slettet.',
}

const accountLinkSv: Translation<typeof accountLinkDa> = {
  'confirmEmail.button': 'Bekräfta e-postadressen',
  'confirmEmail.ask.heading': 'Är det här din nya e-postadress?',
  'confirmEmail.ask.text': 'Tryck på knappen så använder ditt konto hos {brand} den här adressen framöver.',
  'confirmEmail.done.heading': 'Din nya adress gäller',
  'confirmEmail.done.text':
    'Från och med nu loggar du in med den. På dina andra enheter är du utloggad. Om kontot hade lösennycklar är de borttagna, och delade listor har fått nya länkar.',
  'confirmEmail.inUse.heading': 'Adressen används redan',
  'confirmEmail.inUse.text': 'Ett annat konto använder redan den här e-postadressen. Ditt konto är oförändrat.',
  'confirmEmail.expired.heading': 'Länken fungerar inte längre',
  'confirmEmail.expired.text': 'Den är använd eller för gammal. Du kan ändra e-postadressen igen på din profil.',
  'proveEmail.button': 'Bekräfta e-postadressen',
  'proveEmail.ask.heading': 'Är det här ditt konto?',
  'proveEmail.ask.text': 'Tryck på knappen så är e-postadressen på ditt konto hos {brand} bekräftad.',
  'proveEmail.done.heading': 'Din e-postadress är bekräftad',
  'proveEmail.done.text': 'Nu kan du lägga till lösennycklar på din profil och få besked om dina listor.',
  'proveEmail.signIn.heading': 'Logga in för att bekräfta',
  'proveEmail.signIn.text':
    'Logga in på kontot i den här webbläsaren och öppna länken i mejlet igen. Har du inte skapat kontot själv? Bekräfta då inte. Välj ”Glömt lösenord”: då är kontot ditt och du kan radera det.',
  'proveEmail.expired.heading': 'Länken fungerar inte längre',
  'proveEmail.expired.text':
    'Den är använd eller för gammal. På din profil ser du om adressen är bekräftad och kan få en ny länk.',
  'proveEmail.next': 'Logga in',
  'removePasskey.button': 'Ta bort lösennyckeln',
  'removePasskey.ask.heading': 'Ska lösennyckeln tas bort?',
  'removePasskey.ask.text':
    'Tryck på knappen så kan den nya lösennyckeln inte längre logga in på ditt konto hos {brand}. Kontot loggas också ut på alla andra ställen.',
  'removePasskey.done.heading': 'Lösennyckeln är borttagen',
  'removePasskey.done.text':
    'Kontot är utloggat på alla andra ställen. Var det inte du som lade till den bör du välja ett nytt lösenord nu.',
  'removePasskey.expired.heading': 'Länken fungerar inte längre',
  'removePasskey.expired.text':
    'Den är använd eller för gammal, eller så är lösennyckeln redan borttagen. Du hittar dina lösennycklar på din profil.',
  'removePasskey.next': 'Välj ett nytt lösenord',
  'undoDeletion.button': 'Behåll mitt konto',
  'undoDeletion.ask.heading': 'Vill du behålla ditt konto?',
  'undoDeletion.ask.text': 'Tryck på knappen så raderas inte ditt konto hos {brand}.',
  'undoDeletion.done.heading': 'Vad roligt att du stannar',
  'undoDeletion.done.text': 'Ditt konto raderas inte. Allt är som det var.',
  'undoDeletion.expired.heading': 'Länken fungerar inte längre',
  'undoDeletion.expired.text': 'Den är använd, eller så är kontot raderat.',
}

export const accountLinkTexts: TextTable<typeof accountLinkDa> = {
  da: accountLinkDa,
  nb: accountLinkNb,
  sv: accountLinkSv,
}
