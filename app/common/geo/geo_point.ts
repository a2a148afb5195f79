/** A place on the globe, in degrees of WGS 84. */
export interface GeoPoint {
  latitude: number
  longitude: number
}

/** In degrees; `west` is greater than `east` where it crosses the date line. */
export interface GeoBox {
  west: number
  south: number
  east: number
  north: number
}

export function radiansOf(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** The same meridian from -180° to 180°; what is between them stays as it is. */
export function wrapLongitude(longitude: number): number {
  if (longitude >= -180 && longitude <= 180) return longitude
  return ((((longitude + 180) % 360) + 360) % 360) - 180
}
