export const guaranteePageNb = {
  title: 'Reklamasjonsrett',
  whomHeading: 'Hvem skal du skrive til?',
  whom: 'Skriv til den du har kjøpt av. Her i butikken er det {name}, {email}.',
  soonHeading: 'Når skal du si fra?',
  soon: 'Så snart du kan etter at du oppdaget feilen. Innen to måneder er det alltid i tide.',
  moreHeading: 'Finnes det mer enn loven?',
  more: 'Gir produsenten en gratis garanti på mer enn to år på hele varen, står det på varens side, i handlekurven og i e-posten. Den begrenser ikke det loven gir deg.',
  eu: 'Reglene bygger på felles europeiske regler, som gir minst to år. Et land kan gi mer.',
  toTerms: 'Les kjøpsvilkårene',
}
