export const durabilityNb = {
  years: 'år',
  title: '{years} års garanti fra produsenten',
  by: '{by}, {modelCode}. Gratis og på hele varen.',
  besides: 'Loven gjelder ved siden av.',
  toGuarantee: 'Les om reklamasjonsretten',
}
