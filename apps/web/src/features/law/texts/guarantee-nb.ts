export const guaranteeNb = {
  heading: 'Reklamasjonsretten din etter loven',
  years: 'år',
  period:
    'Har varen en feil som var der da du fikk den, er selgeren ansvarlig i {years} år etter leveringen. Det koster deg ikke noe.',
  lasting: 'Er varen ment å vare vesentlig lenger, er det {years} år.',
  repair: 'Varen blir reparert,',
  replacement: 'eller du får en ny vare.',
  refund: 'Lar det seg ikke gjøre, får du prisavslag eller pengene tilbake.',
}
