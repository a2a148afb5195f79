import env from '#start/env'

/** A style with streets, in place of the built-in map of towns; null where none is set up. */
export const mapStyleUrl = env.get('MAP_STYLE_URL') ?? null
