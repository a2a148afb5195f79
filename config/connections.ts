import env from '#start/env'
import {
  type ConnectionSettings,
  credentialsOf,
  openIdSettingsOf,
} from '#app/accounts/connections/provider_settings'

const credentials = (prefix: 'GOOGLE' | 'FACEBOOK' | 'X' | 'LINKEDIN' | 'GITHUB' | 'OIDC') =>
  credentialsOf(
    prefix,
    env.get(`${prefix}_CLIENT_ID`),
    env.get(`${prefix}_CLIENT_SECRET`)?.release()
  )

/** The providers people can sign in with, besides passwords and passkeys. */
export const connections: ConnectionSettings = {
  google: credentials('GOOGLE'),
  facebook: credentials('FACEBOOK'),
  x: credentials('X'),
  linkedin: credentials('LINKEDIN'),
  github: credentials('GITHUB'),
  oidc: openIdSettingsOf(
    credentials('OIDC'),
    env.get('OIDC_ISSUER'),
    env.get('OIDC_NAME', 'Single sign-on')
  ),
}

/** For all of a provider's responses together. */
export const answerTime = { maxMs: 10_000 }
