export const MEASUREMENT_KINDS = [
  'width',
  'depth',
  'height',
  'seatHeight',
  'seatWidth',
  'seatDepth',
  'diameter',
  'extendedWidth',
  'cableLength',
  'thickness',
  'weight',
] as const
export type MeasurementKind = (typeof MEASUREMENT_KINDS)[number]
