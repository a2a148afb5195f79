import type { HttpContext } from '@adonisjs/core/http'
import type { AllyUserContract, Oauth2AccessToken } from '@adonisjs/ally/types'
import type { Provider } from '#app/accounts/account_options'
import type { ProviderSettings } from '#app/accounts/connections/provider_settings'
import type { Visit } from '#app/accounts/connections/provider_visit'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { appUrl } from '#config/app'
import { connections } from '#config/connections'

const FACEBOOK = 'v23.0'

/** The visit holds the state: Ally accepts a callback with neither state nor cookie. */
export async function driverOf(ctx: HttpContext, visit: Visit): Promise<Driver> {
  const { provider } = visit
  if (provider === 'oidc') return openIdDriver(ctx, visit)
  const settings = connections[provider]
  if (!settings) throw HttpError.notFound()
  const { clientId, clientSecret, urls } = settings
  const config = { clientId, clientSecret, callbackUrl: callbackOf(provider), ...urls }
  const driver = await MAKERS[provider](ctx, config)
  return driver.stateless()
}

export function callbackOf(provider: Provider): string {
  return `${appUrl}/auth/${provider}/callback`
}

async function openIdDriver(ctx: HttpContext, visit: Visit): Promise<Driver> {
  if (!connections.oidc) throw HttpError.notFound()
  const { OpenIdDriver } = await import('./open_id_driver.js')
  const config = { ...connections.oidc, callbackUrl: callbackOf('oidc') }
  return new OpenIdDriver(ctx, config, visit).stateless()
}

type Config = Omit<ProviderSettings, 'urls'> & ProviderSettings['urls'] & { callbackUrl: string }

type Maker = (ctx: HttpContext, config: Config) => Promise<Driver & { stateless: () => Driver }>

const MAKERS: Record<Exclude<Provider, 'oidc'>, Maker> = {
  async google(ctx, config) {
    const { GoogleDriver } = await import('@adonisjs/ally/drivers/google')
    return new GoogleDriver(ctx, config)
  },
  /** Ally's default, Graph API version 10, has been shut down. */
  async facebook(ctx, config) {
    const { FacebookDriver } = await import('@adonisjs/ally/drivers/facebook')
    return new FacebookDriver(ctx, {
      authorizeUrl: `https://www.facebook.com/${FACEBOOK}/dialog/oauth`,
      accessTokenUrl: `https://graph.facebook.com/${FACEBOOK}/oauth/access_token`,
      userInfoUrl: `https://graph.facebook.com/${FACEBOOK}/me`,
      userFields: ['id', 'name', 'email'],
      ...config,
    })
  },
  async x(ctx, config) {
    const { TwitterXDriver } = await import('@adonisjs/ally/drivers/twitter_x')
    return new TwitterXDriver(ctx, config)
  },
  async linkedin(ctx, config) {
    const { LinkedInOpenidConnectDriver } =
      await import('@adonisjs/ally/drivers/linked_in_openid_connect')
    return new LinkedInOpenidConnectDriver(ctx, config)
  },
  /** Leaves out scopes that allow writing. */
  async github(ctx, config) {
    const { GithubDriver } = await import('@adonisjs/ally/drivers/github')
    return new GithubDriver(ctx, { scopes: ['read:user', 'user:email'], ...config })
  },
}

type Params = { param: (name: string, value: string) => unknown }

interface Driver {
  redirectUrl: (configure: (request: Params) => void) => Promise<string>
  accessDenied: () => boolean
  hasError: () => boolean
  user: () => Promise<AllyUserContract<Oauth2AccessToken>>
}
