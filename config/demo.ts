import env from '#start/env'

/** Whether an empty database gets the demo world: by default only the embedded one. */
export function isDemoOn(): boolean {
  return env.get('DEMO', !env.get('DATABASE_URL'))
}
