export const guaranteePageSv = {
  title: 'Reklamationsrätt',
  whomHeading: 'Vem ska du skriva till?',
  whom: 'Skriv till den du har köpt av. Här i butiken är det {name}, {email}.',
  soonHeading: 'När ska du höra av dig?',
  soon: 'Så snart du kan efter att du märkte felet. Inom två månader är det alltid i tid.',
  moreHeading: 'Finns det mer än lagen?',
  more: 'Ger tillverkaren en kostnadsfri garanti på mer än två år på hela varan står det på varans sida, i varukorgen och i mejlet. Den begränsar inte det som lagen ger dig.',
  eu: 'Reglerna bygger på gemensamma EU-regler, som ger minst två år. Ett land kan ge mer.',
  toTerms: 'Läs köpvillkoren',
}
