/** Neutral drawing. A data URL, because a second file could be missing as well. */
const MARK =
  "<svg xmlns='http://www.w3.org/2000/svg' width='48' height='48' viewBox='0 0 48 48' fill='none' stroke='#7a756f' stroke-width='1.5' stroke-linejoin='round' opacity='.6'>" +
  "<rect x='6' y='9' width='36' height='30' rx='3'/><circle cx='16' cy='18' r='3'/><path d='m6 34 11-9 8 6 8-8 9 8'/></svg>"

export const IMAGE_PLACEHOLDER = `data:image/svg+xml,${MARK.replaceAll('#', '%23')}`
