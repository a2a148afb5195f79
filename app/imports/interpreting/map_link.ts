import type { GeoPoint } from '#app/common/geo/geo_point'

const MAX_LINK_CHARACTERS = 4000
const NUMBER = String.raw`(-?\d{1,3}(?:\.\d{1,20})?)`
/** The pin first, then what was searched for, then the middle of the map. */
const SHAPES = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(
    `[?&#](?:q|query|ll|sll|daddr|destination|markers|coordinate|pin|point)=(?:loc:)?${NUMBER},\\+?${NUMBER}(?:&|#|$)`
  ),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}(?:&|#|$)`),
  new RegExp(`[?&]cp=${NUMBER}~${NUMBER}(?:&|#|$)`),
  new RegExp(`/(?:place|search|dir//)/?${NUMBER},\\+?${NUMBER}(?:/|\\?|$)`),
  new RegExp(`/@${NUMBER},${NUMBER}(?:,|/|$)`),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${NUMBER}/${NUMBER}(?:/|&|$)`),
]
const GEO = new RegExp(`^geo:${NUMBER},${NUMBER}(?:,-?[\\d.]+)?(?:[;?].*)?$`, 'i')

/** The place that a map's link or a `geo:` address shows; null if it doesn't say. */
export function pointInLink(text: string): GeoPoint | null {
  const link = text.trim()
  if (link.length > MAX_LINK_CHARACTERS) return null
  const geo = GEO.exec(link)
  if (geo) return { latitude: Number(geo[1]), longitude: Number(geo[2]) }
  if (!/^https?:\/\/\S+$/i.test(link)) return null
  const plain = link.replace(/%2c/gi, ',').replace(/%3a/gi, ':').replace(/%20/g, '+')
  for (const shape of SHAPES) {
    const found = shape.exec(plain)
    if (found) return { latitude: Number(found[1]), longitude: Number(found[2]) }
  }
  return null
}
