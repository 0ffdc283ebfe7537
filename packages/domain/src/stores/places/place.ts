/** A town: what it is called, where it lies (degrees north and east), and how postcodes around it begin. */
export type Place = readonly [names: string, latitude: number, longitude: number, postcodes?: string]
