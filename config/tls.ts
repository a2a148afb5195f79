import env from '#start/env'

/** If true, cookies are `Secure` and HSTS is sent. */
export const behindTls = env.get('APP_URL')?.startsWith('https:') ?? false
