import { signedArea } from '#app/places/contract/simplify_area'
import type { Point } from '#app/search/models/search_area'

/** An outline that closes around the world lies around a pole only this far from the equator. */
const MIN_POLAR_LATITUDE = 45

/**
 * A polygon as a plane outline, which may reach across the date line. Its edges take the short way.
 * Where that isn't what was drawn, namely with edges longer than 180°, the outline is read as it
 * stands: counterclockwise, as GeoJSON has it (RFC 7946, 3.1.6). Around a pole, it is closed there.
 */
export function outlineOf(polygon: Point[]): Point[] {
  const near = unwrap(polygon)
  const isWide = near.some(({ longitude }, at) => longitude !== polygon[at].longitude)
  const turns = Math.round((near[near.length - 1].longitude - near[0].longitude) / 360)
  if (turns) return poleOf(polygon) === null ? polygon : closedAtPole(near, turns, poleOf(polygon)!)
  return isWide && signedArea(near) < 0 && signedArea(polygon) > 0 ? polygon : near
}

/** Each corner on the near side of the date line from the one before. */
function unwrap(polygon: Point[]): Point[] {
  let previous = polygon[0].longitude
  return polygon.map(({ latitude, longitude }) => {
    const turns = Math.round((previous - longitude) / 360)
    previous = longitude + turns * 360
    return { latitude, longitude: previous }
  })
}

/** The pole that all corners are near to; null for none. */
function poleOf(polygon: Point[]): number | null {
  if (polygon.every(({ latitude }) => latitude >= MIN_POLAR_LATITUDE)) return 90
  return polygon.every(({ latitude }) => latitude <= -MIN_POLAR_LATITUDE) ? -90 : null
}

function closedAtPole(outline: Point[], turns: number, pole: number): Point[] {
  const [first] = outline
  const end = first.longitude + turns * 360
  return [
    ...outline,
    { latitude: first.latitude, longitude: end },
    { latitude: pole, longitude: end },
    { latitude: pole, longitude: first.longitude },
  ]
}
