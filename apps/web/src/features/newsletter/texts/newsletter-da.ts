export const newsletterDa = {
  'newsletter.heading': 'Få inspiration hjem',
  'newsletter.intro': 'Nye møbler, gode tilbud og idéer til hjemmet, direkte i din indbakke.',
  'newsletter.email': 'Din e-mailadresse',
  'newsletter.submit': 'Tilmeld',
  'newsletter.consent':
    'Når du tilmelder dig, siger du ja til vores nyhedsbrev på e-mail. Vi sender dig først en mail, hvor du bekræfter, og du kan til enhver tid afmelde dig igen.',
  'newsletter.empty': 'Udfyld venligst alle felter for at tilmelde dig',
  'newsletter.invalid': 'Du må indtaste en e-mailadresse',
  'newsletter.sent': 'Tak! Vi har sendt dig en mail. Klik på linket i den, så er du tilmeldt.',
} as const
