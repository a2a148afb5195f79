import env from '#start/env'

/** A style with streets that replaces the built-in map of towns; null if not configured. */
export const mapStyleUrl = env.get('MAP_STYLE_URL') ?? null

/** A server with Nominatim's search API, which places listings at their street; null without. */
export const geocoderUrl = env.get('GEOCODER_URL') ?? null
