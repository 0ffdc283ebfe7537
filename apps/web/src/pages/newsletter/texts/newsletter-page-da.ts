export const newsletterPageDa = {
  'newsletter.sentHeading': 'Tjek din indbakke',
  'newsletter.confirmHeading': 'Bekræft din tilmelding',
  'newsletter.confirmText': 'Tryk på knappen, så sender vi dig nyhedsbrevet fra {brand}.',
  'newsletter.confirmButton': 'Ja tak, tilmeld mig',
  'newsletter.confirmedHeading': 'Velkommen!',
  'newsletter.confirmedText': 'Du er tilmeldt nyhedsbrevet fra {brand}. Vi glæder os til at skrive til dig.',
  'newsletter.unsubscribeHeading': 'Vil du afmelde nyhedsbrevet?',
  'newsletter.unsubscribeText': 'Så sender vi dig ikke flere nyhedsbreve fra {brand}. Du kan altid tilmelde dig igen.',
  'newsletter.unsubscribeButton': 'Ja, afmeld mig',
  'newsletter.unsubscribedHeading': 'Du er afmeldt',
  'newsletter.unsubscribedText': 'Vi sender dig ikke flere nyhedsbreve fra {brand}.',
  'newsletter.expiredHeading': 'Linket virker ikke længere',
  'newsletter.expiredText':
    'Det er brugt eller mere end 7 dage gammelt. Er du ikke tilmeldt endnu, så skriv din e-mailadresse herunder: vi sender dig et nyt.',
} as const
