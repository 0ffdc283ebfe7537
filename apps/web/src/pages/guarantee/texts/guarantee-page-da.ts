export const guaranteePageDa = {
  title: 'Reklamationsret',
  whomHeading: 'Hvem skal du skrive til?',
  whom: 'Skriv til den, du har købt af. Her i butikken er det {name}, {email}.',
  soonHeading: 'Hvornår skal du sige til?',
  soon: 'Så snart du kan, efter at du har opdaget fejlen. Inden for to måneder er det altid i tide.',
  moreHeading: 'Er der mere end loven?',
  more: 'Giver producenten en gratis garanti på mere end to år på hele varen, står det på varens side, i kurven og i mailen. Den begrænser ikke det, loven giver dig.',
  eu: 'Reglerne bygger på fælles EU-regler, som giver mindst to år. Et land kan give mere.',
  toTerms: 'Læs handelsbetingelserne',
} as const
