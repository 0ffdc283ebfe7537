import type { MarketLanguage } from '@firkant/domain/market/market.ts'

interface MailTexts {
  readonly subject: (name: string) => string
  readonly preview: string
  readonly heading: string
  readonly text: (name: string, brand: string) => string
  readonly button: string
  readonly note: string
}

export interface QuestionMailTexts {
  readonly confirm: MailTexts
  readonly answered: MailTexts
  readonly refused: MailTexts
  readonly asked: string
  readonly answer: string
  readonly reason: string
  readonly cancel: string
}

export const QUESTION_MAIL_TEXTS: Readonly<Record<MarketLanguage, QuestionMailTexts>> = {
  da: {
    confirm: {
      subject: (name) => `Skal vi give dig besked, når der er svar om ${name}?`,
      preview: 'Der mangler kun ét klik.',
      heading: 'Kun ét klik mere',
      text: (name, brand) =>
        `Nogen har spurgt om ${name} hos ${brand} og skrevet din e-mailadresse. Bekræft, at det var dig, så skriver vi, når der er svar.`,
      button: 'Ja, giv mig besked',
      note: 'Var det ikke dig? Så skal du ikke gøre noget: uden din bekræftelse hører du ikke mere fra os.',
    },
    answered: {
      subject: (name) => `Der er svar på dit spørgsmål om ${name}`,
      preview: 'Se, hvad der blev svaret.',
      heading: 'Der er svar',
      text: (name) => `Du spurgte om ${name}:`,
      button: 'Se spørgsmål og svar',
      note: 'Du får mailen, fordi du bad om besked.',
    },
    refused: {
      subject: (name) => `Vi kan ikke vise dit spørgsmål om ${name}`,
      preview: 'Her er grunden.',
      heading: 'Vi kan ikke vise det, som det er',
      text: (name) => `Du spurgte om ${name}:`,
      button: 'Spørg igen',
      note: 'Du får mailen, fordi du bad om besked.',
    },
    asked: 'Spørgsmål',
    answer: 'Svar',
    reason: 'Grunden',
    cancel: 'Afmeld alle beskeder om spørgsmål',
  },
  nb: {
    confirm: {
      subject: (name) => `Skal vi gi deg beskjed når det er svar om ${name}?`,
      preview: 'Det mangler bare ett klikk.',
      heading: 'Bare ett klikk til',
      text: (name, brand) =>
        `Noen har spurt om ${name} hos ${brand} og skrevet inn e-postadressen din. Bekreft at det var deg, så skriver vi når det er svar.`,
      button: 'Ja, gi meg beskjed',
      note: 'Var det ikke deg? Da trenger du ikke å gjøre noe: uten din bekreftelse hører du ikke mer fra oss.',
    },
    answered: {
      subject: (name) => `Det er svar på spørsmålet ditt om ${name}`,
      preview: 'Se hva som ble svart.',
      heading: 'Det er svar',
      text: (name) => `Du spurte om ${name}:`,
      button: 'Se spørsmål og svar',
      note: 'Du får e-posten fordi du ba om beskjed.',
    },
    refused: {
      subject: (name) => `Vi kan ikke vise spørsmålet ditt om ${name}`,
      preview: 'Her er grunnen.',
      heading: 'Vi kan ikke vise det slik det er',
      text: (name) => `Du spurte om ${name}:`,
      button: 'Spør igjen',
      note: 'Du får e-posten fordi du ba om beskjed.',
    },
    asked: 'Spørsmål',
    answer: 'Svar',
    reason: 'Grunnen',
    cancel: 'Meld av alle varsler om spørsmål',
  },
  sv: {
    confirm: {
      subject: (name) => `Ska vi meddela dig när det finns svar om ${name}?`,
      preview: 'Det saknas bara ett klick.',
      heading: 'Bara ett klick till',
      text: (name, brand) =>
        `Någon har frågat om ${name} hos ${brand} och skrivit din e-postadress. Bekräfta att det var du, så skriver vi när det finns svar.`,
      button: 'Ja, meddela mig',
      note: 'Var det inte du? Då behöver du inte göra något: utan din bekräftelse hör du inte mer från oss.',
    },
    answered: {
      subject: (name) => `Det finns svar på din fråga om ${name}`,
      preview: 'Se vad som svarades.',
      heading: 'Det finns svar',
      text: (name) => `Du frågade om ${name}:`,
      button: 'Se frågor och svar',
      note: 'Du får mejlet för att du bad om besked.',
    },
    refused: {
      subject: (name) => `Vi kan inte visa din fråga om ${name}`,
      preview: 'Här är skälet.',
      heading: 'Vi kan inte visa den som den är',
      text: (name) => `Du frågade om ${name}:`,
      button: 'Fråga igen',
      note: 'Du får mejlet för att du bad om besked.',
    },
    asked: 'Fråga',
    answer: 'Svar',
    reason: 'Skälet',
    cancel: 'Avsluta alla bevakningar av frågor',
  },
}
