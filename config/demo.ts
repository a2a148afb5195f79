import env from '#start/env'

/** Whether an empty database gets the demonstration world: by default the embedded one does. */
export function isDemoOn(): boolean {
  return env.get('DEMO', !env.get('DATABASE_URL'))
}
