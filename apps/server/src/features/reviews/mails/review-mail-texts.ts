import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Refusal } from '@firkant/domain/reviews/moderation.ts'

interface Told {
  readonly subject: (name: string) => string
  readonly preview: string
  readonly heading: string
  readonly text: (name: string, brand: string) => string
  readonly button: string
}

export interface ReviewMailTexts {
  readonly ask: Told & { readonly link: (name: string) => string; readonly note: (brand: string) => string }
  readonly published: Told
  readonly refused: Told & { readonly reason: string }
  readonly answered: Told
  readonly reasons: Readonly<Record<Refusal, string>>
  readonly cancel: string
}

export const REVIEW_MAIL_TEXTS: Readonly<Record<MarketLanguage, ReviewMailTexts>> = {
  da: {
    ask: {
      subject: (name) => `Hvordan er ${name}?`,
      preview: 'Fortæl det til dem, der overvejer at købe det samme.',
      heading: 'Hvordan er det så?',
      text: (_name, brand) =>
        `Du har haft det hjemme i nogle dage. Skriv, hvad du synes, godt eller skidt: alle anmeldelser tæller med hos ${brand}, og vi viser dem, uanset hvor mange stjerner du giver.`,
      button: 'Skriv en anmeldelse',
      link: (name) => `Anmeld ${name}`,
      note: (brand) =>
        `Linket er dit alene og virker i 60 dage, til én anmeldelse. Vi spørger kun én gang. Du får mailen, fordi du har sagt ja til mails fra ${brand}.`,
    },
    published: {
      subject: (name) => `Din anmeldelse af ${name} kan læses nu`,
      preview: 'Tak, fordi du skrev.',
      heading: 'Din anmeldelse er på siden',
      text: (name) => `Tak, fordi du skrev om ${name}. Du kan altid rette den eller slette den.`,
      button: 'Ret eller slet',
    },
    refused: {
      subject: (name) => `Vi kan ikke vise din anmeldelse af ${name}`,
      preview: 'Her er grunden, og sådan retter du den.',
      heading: 'Vi kan ikke vise den, som den er',
      text: (name) =>
        `Tak, fordi du skrev om ${name}. Antallet af stjerner er aldrig en grund til at sige nej. Ret teksten, så ser vi på den igen.`,
      reason: 'Grunden',
      button: 'Ret anmeldelsen',
    },
    answered: {
      subject: (name) => `Svar på din anmeldelse af ${name}`,
      preview: 'Vi har læst, hvad du skrev.',
      heading: 'Vi har svaret dig',
      text: (_name, brand) => `${brand} skriver:`,
      button: 'Se din anmeldelse',
    },
    reasons: {
      offTopic: 'Den handler ikke om varen. Om levering eller service hører vi gerne i en mail til os.',
      abusive: 'Den er grov over for nogen.',
      personal: 'Den nævner personer, telefonnumre, adresser eller andet, der er privat.',
      advertising: 'Den reklamerer for noget andet.',
      unlawful: 'Den bryder loven eller andres rettigheder, for eksempel til et billede.',
    },
    cancel: 'Spørg mig ikke mere om anmeldelser',
  },
  nb: {
    ask: {
      subject: (name) => `Hvordan er ${name}?`,
      preview: 'Fortell det til dem som vurderer å kjøpe det samme.',
      heading: 'Hvordan er det, da?',
      text: (_name, brand) =>
        `Du har hatt det hjemme i noen dager. Skriv hva du synes, godt eller dårlig: alle omtaler teller med hos ${brand}, og vi viser dem uansett hvor mange stjerner du gir.`,
      button: 'Skriv en omtale',
      link: (name) => `Skriv om ${name}`,
      note: (brand) =>
        `Lenken er din alene og virker i 60 dager, til én omtale. Vi spør bare én gang. Du får e-posten fordi du har sagt ja til e-post fra ${brand}.`,
    },
    published: {
      subject: (name) => `Omtalen din av ${name} kan leses nå`,
      preview: 'Takk for at du skrev.',
      heading: 'Omtalen din er på siden',
      text: (name) => `Takk for at du skrev om ${name}. Du kan alltid endre den eller slette den.`,
      button: 'Endre eller slett',
    },
    refused: {
      subject: (name) => `Vi kan ikke vise omtalen din av ${name}`,
      preview: 'Her er grunnen, og slik retter du den.',
      heading: 'Vi kan ikke vise den slik den er',
      text: (name) =>
        `Takk for at du skrev om ${name}. Antallet stjerner er aldri en grunn til å si nei. Rett teksten, så ser vi på den igjen.`,
      reason: 'Grunnen',
      button: 'Rett omtalen',
    },
    answered: {
      subject: (name) => `Svar på omtalen din av ${name}`,
      preview: 'Vi har lest det du skrev.',
      heading: 'Vi har svart deg',
      text: (_name, brand) => `${brand} skriver:`,
      button: 'Se omtalen din',
    },
    reasons: {
      offTopic: 'Den handler ikke om varen. Om levering eller service hører vi gjerne i en e-post til oss.',
      abusive: 'Den er grov mot noen.',
      personal: 'Den nevner personer, telefonnumre, adresser eller annet som er privat.',
      advertising: 'Den reklamerer for noe annet.',
      unlawful: 'Den bryter loven eller andres rettigheter, for eksempel til et bilde.',
    },
    cancel: 'Ikke spør meg mer om omtaler',
  },
  sv: {
    ask: {
      subject: (name) => `Hur är ${name}?`,
      preview: 'Berätta för dem som funderar på att köpa samma sak.',
      heading: 'Hur är den då?',
      text: (_name, brand) =>
        `Du har haft det hemma i några dagar. Skriv vad du tycker, bra eller dåligt: alla omdömen räknas hos ${brand}, och vi visar dem oavsett hur många stjärnor du ger.`,
      button: 'Skriv ett omdöme',
      link: (name) => `Skriv om ${name}`,
      note: (brand) =>
        `Länken är bara din och fungerar i 60 dagar, för ett omdöme. Vi frågar bara en gång. Du får mejlet för att du har tackat ja till mejl från ${brand}.`,
    },
    published: {
      subject: (name) => `Ditt omdöme om ${name} går att läsa nu`,
      preview: 'Tack för att du skrev.',
      heading: 'Ditt omdöme finns på sidan',
      text: (name) => `Tack för att du skrev om ${name}. Du kan alltid ändra det eller radera det.`,
      button: 'Ändra eller radera',
    },
    refused: {
      subject: (name) => `Vi kan inte visa ditt omdöme om ${name}`,
      preview: 'Här är skälet, och så rättar du det.',
      heading: 'Vi kan inte visa det som det är',
      text: (name) =>
        `Tack för att du skrev om ${name}. Antalet stjärnor är aldrig ett skäl att säga nej. Rätta texten så tittar vi på det igen.`,
      reason: 'Skälet',
      button: 'Rätta omdömet',
    },
    answered: {
      subject: (name) => `Svar på ditt omdöme om ${name}`,
      preview: 'Vi har läst det du skrev.',
      heading: 'Vi har svarat dig',
      text: (_name, brand) => `${brand} skriver:`,
      button: 'Se ditt omdöme',
    },
    reasons: {
      offTopic: 'Det handlar inte om varan. Om leverans eller service hör vi gärna i ett mejl till oss.',
      abusive: 'Det är grovt mot någon.',
      personal: 'Det nämner personer, telefonnummer, adresser eller annat som är privat.',
      advertising: 'Det gör reklam för något annat.',
      unlawful: 'Det bryter mot lagen eller andras rättigheter, till exempel till en bild.',
    },
    cancel: 'Fråga mig inte mer om omdömen',
  },
}
