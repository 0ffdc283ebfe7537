export const orderHelpDa = {
  calendar: 'Læg dagen i kalenderen',
  bought: 'Det har du købt',
  moreBought: '+{count}',
  wayHeading: 'Mål vejen ind, før vi kommer',
  'way.door':
    '{name} er {narrow} cm på det smalleste sted. Så bred skal hver dør på vejen mindst være, og gerne 2 cm til hænder.',
  'way.turn':
    '{name} er {long} cm lang. Den kommer gennem døren, men se efter, om den kan drejes på trappen og i gangen.',
  wayHow: 'Sådan måler du',
  wayDoor: 'Dørene: bredden mellem karmene med døren åben, fra gadedøren og hele vejen ind.',
  wayStairs: 'Trappen: bredden fra gelænder til væg, og højden over det trin, hvor den drejer.',
  wayLift: 'Elevatoren: højden indvendig og dørens bredde. Det, der er længere, skal bæres ad trappen.',
  wayTurn: 'Gangen: skal der drejes, skal den være bredere, end møblet er dybt.',
  wayTight: 'Er det tæt på, så skriv eller ring, før vi kører: {email} eller {phone}.',
  wayMore: 'Læs hele guiden',
  moveDay: 'Flyt dagen',
  accountHeading: 'Gem ordren på en konto',
  accountText:
    'Vælg en adgangskode, så er resten udfyldt: navn, {email} og telefonnummer. Ordren ligger på kontoen, og du får klubpriserne næste gang.',
  accountPassword: 'Vælg en adgangskode',
  accountSubmit: 'Opret konto',
  accountMade: 'Din konto er klar',
  accountMadeText:
    'Du er logget ind, og ordren ligger under dine køb. Vi har sendt en mail til {email}: tryk på linket i den, så ved vi, at adressen er din.',
  accountToMyPages: 'Til mine sider',
  accountLogIn: 'Log ind',
  contactHeading: 'Spørgsmål til ordren?',
  contactText: 'Skriv eller ring, og hav ordrenummeret klar.',
  buyerContact: 'Dine kontaktoplysninger',
} as const
