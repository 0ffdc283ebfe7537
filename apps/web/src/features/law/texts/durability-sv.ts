export const durabilitySv = {
  years: 'år',
  title: '{years} års garanti från tillverkaren',
  by: '{by}, {modelCode}. Kostnadsfri och på hela varan.',
  besides: 'Lagen gäller vid sidan av.',
  toGuarantee: 'Läs om reklamationsrätten',
}
