export const durabilityDa = {
  years: 'år',
  title: '{years} års garanti fra producenten',
  by: '{by}, {modelCode}. Gratis og på hele varen.',
  besides: 'Ved siden af gælder loven.',
  toGuarantee: 'Læs om reklamationsretten',
} as const
