export const guaranteeDa = {
  heading: 'Din reklamationsret efter loven',
  years: 'år',
  period:
    'Har varen en fejl, som var der, da du fik den, hæfter sælgeren i {years} år efter leveringen. Det koster dig ikke noget.',
  lasting: 'Er varen ment til at holde væsentligt længere, er det {years} år.',
  repair: 'Varen bliver repareret,',
  replacement: 'eller du får en ny vare.',
  refund: 'Kan det ikke lade sig gøre, får du afslag i prisen eller pengene tilbage.',
} as const
