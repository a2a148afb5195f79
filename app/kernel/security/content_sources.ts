import type env from '#start/env'

type Env = typeof env

/** The S3 bucket. */
export function imageSources(settings: Env): string[] {
  if (settings.get('DRIVE_DISK') !== 's3') return []
  const endpoint = settings.get('S3_ENDPOINT')
  return endpoint ? [new URL(endpoint).origin] : ['https://*.amazonaws.com']
}

/** A map style and its tiles. */
export function connectSources(settings: Env): string[] {
  const style = settings.get('MAP_STYLE_URL')
  return style ? [new URL(style).origin] : []
}
