import env from '#start/env'

export function fetchFromSuite(path: string, init: RequestInit = {}): Promise<Response> {
  const origin = `http://${env.get('HOST')}:${env.get('PORT')}`
  return fetch(`${origin}${path}`, { redirect: 'manual', ...init })
}
