import type env from '#start/env'

type Env = typeof env

/** Origins beside our own that pictures and videos come from: the S3 bucket, if there is one. */
export function imageSources(settings: Env): string[] {
  if (settings.get('DRIVE_DISK') !== 's3') return []
  const endpoint = settings.get('S3_ENDPOINT')
  return endpoint ? [new URL(endpoint).origin] : ['https://*.amazonaws.com']
}

/** Origins beside our own that the browser fetches from: a foreign map style and its tiles. */
export function connectSources(settings: Env): string[] {
  const style = settings.get('MAP_STYLE_URL')
  return style ? [new URL(style).origin] : []
}
