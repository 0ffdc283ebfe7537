export const accessibilityDa = {
  heading: 'Tilgængelighed',
  intro:
    'Her står, hvordan butikken virker for dig, der hører, ser, bevæger dig eller forstår anderledes end de fleste: hvad vi har prøvet, hvad der ikke holder, og hvem du kan klage til. {name} står bag.',
  serviceHeading: 'Hvad butikken er',
  service:
    '{shop} sælger møbler og ting til boligen på nettet. Du kan lede og søge, sammenligne, gemme på lister, lægge i kurven, betale, følge din ordre, fortryde og returnere.',
  use: 'Du kan handle uden konto. Hver side begynder med et link til indholdet. Siderne har overskrifter, og paneler som kurv og menu lukker med Esc og giver dig tilbage til stedet, du kom fra.',
  requirementsHeading: 'Sådan opfylder vi kravene',
  perceivable:
    'Det kan opfattes: billeder af varer har en tekst, tekst står tydeligt mod sin baggrund, farve er aldrig det eneste tegn, og siden kan forstørres til det dobbelte.',
  operable:
    'Det kan betjenes: alt kan nås med tastatur, du kan se, hvor du er, knapper er store nok til en finger, og bevægelse holder op, hvis din computer beder om det.',
  understandable:
    'Det kan forstås: fejl står med ord ved det felt, de gælder, det, du har skrevet, bliver stående, og sproget er angivet.',
  robust: 'Det virker med hjælpemidler: knapper og felter har navne, og ændringer bliver læst op af en skærmlæser.',
  secure:
    'Det gælder også login, sikkerhed og betaling i butikken: der er ingen billedgåder, adgangskoder kan sættes ind fra en adgangskodehusker, og du ser ordren igennem, før du bestiller.',
  testsHeading: 'Hvad vi har prøvet',
  tests:
    'Forside, kategorier, varer, søgning, indhold, kurv, kasse, login, ønskelister og Min side bliver prøvet mod {standard} med {engine} og {rules} regler, med menuer og paneler åbne. Veje gennem butikken bliver gået med tastatur alene.',
  screens: 'Siderne er set på skærme fra {narrow} til {wide} punkter og med bogstaver i dobbelt størrelse.',
  testedOn: 'Sidst prøvet uden fejl',
  limitsHeading: 'Hvad der ikke holder, eller som vi ikke ved',
  limitUsers:
    'Prøverne er automatiske og finder ikke alt. De er ikke gjort af mennesker, der bruger hjælpemidler til daglig.',
  limitPayment: 'Når du betaler med kort, åbner betalingsfirmaets side. Den er ikke vores, og vi har ikke prøvet den.',
  tellHeading: 'Sig det til os, hvis noget ikke virker',
  tell: 'Skriv eller ring. Fortæl, hvilken side det var, hvad du ville, og hvad du bruger.',
  answer: 'Du får svar inden for {days} dage.',
  someAuthority:
    'Er du ikke tilfreds med svaret, kan du klage til den myndighed, der fører tilsyn med reglerne. Spørg os, så skriver vi, hvem det er.',
  authority: 'Er du ikke tilfreds med svaret, kan du klage til',
} as const
