/** A town: its names, its position (degrees north and east), and the prefixes of its postcodes. */
export type Place = readonly [names: string, latitude: number, longitude: number, postcodes?: string]
