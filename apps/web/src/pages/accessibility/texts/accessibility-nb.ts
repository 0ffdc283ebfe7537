import type { accessibilityDa } from './accessibility-da.ts'

export const accessibilityNb: Readonly<Record<keyof typeof accessibilityDa, string>> = {
  heading: 'Tilgjengelighet',
  intro:
    'Her står det hvordan butikken virker for deg som hører, ser, beveger deg eller forstår annerledes enn de fleste: hva vi har prøvd, hva som ikke holder, og hvem du kan klage til. {name} står bak.',
  serviceHeading: 'Hva butikken er',
  service:
    '{shop} selger møbler og ting til boligen på nettet. Du kan lete og søke, sammenligne, lagre på lister, legge i handlekurven, betale, følge ordren din, angre og returnere.',
  use: 'Du kan handle uten konto. Hver side begynner med en lenke til innholdet. Sidene har overskrifter, og paneler som handlekurv og meny lukkes med Esc og gir deg tilbake til stedet du kom fra.',
  requirementsHeading: 'Slik oppfyller vi kravene',
  perceivable:
    'Det kan oppfattes: bilder av varer har en tekst, tekst står tydelig mot bakgrunnen, farge er aldri det eneste tegnet, og siden kan forstørres til det dobbelte.',
  operable:
    'Det kan betjenes: alt kan nås med tastatur, du ser hvor du er, knapper er store nok til en finger, og bevegelse stopper hvis datamaskinen din ber om det.',
  understandable:
    'Det kan forstås: feil står med ord ved feltet de gjelder, det du har skrevet, blir stående, og språket er angitt.',
  robust: 'Det virker med hjelpemidler: knapper og felt har navn, og endringer blir lest opp av en skjermleser.',
  secure:
    'Det gjelder også innlogging, sikkerhet og betaling i butikken: det er ingen bildegåter, passord kan settes inn fra en passordbehandler, og du ser gjennom ordren før du bestiller.',
  testsHeading: 'Hva vi har prøvd',
  tests:
    'Forside, kategorier, varer, søk, innhold, handlekurv, kasse, innlogging, ønskelister og Min side blir prøvd mot {standard} med {engine} og {rules} regler, med menyer og paneler åpne. Veier gjennom butikken blir gått med tastatur alene.',
  screens: 'Sidene er sett på skjermer fra {narrow} til {wide} punkter og med bokstaver i dobbel størrelse.',
  testedOn: 'Sist prøvd uten feil',
  limitsHeading: 'Hva som ikke holder, eller som vi ikke vet',
  limitUsers:
    'Prøvene er automatiske og finner ikke alt. De er ikke gjort av mennesker som bruker hjelpemidler til daglig.',
  limitPayment: 'Når du betaler med kort, åpnes siden til betalingsfirmaet. Den er ikke vår, og vi har ikke prøvd den.',
  tellHeading: 'Si fra hvis noe ikke virker',
  tell: 'Skriv eller ring. Fortell hvilken side det var, hva du ville, og hva du bruker.',
  answer: 'Du får svar innen {days} dager.',
  someAuthority:
    'Er du ikke fornøyd med svaret, kan du klage til myndigheten som fører tilsyn med reglene. Spør oss, så skriver vi hvem det er.',
  authority: 'Er du ikke fornøyd med svaret, kan du klage til',
}
