import { Oauth2Driver } from '@adonisjs/ally'
import type {
  AllyUserContract,
  ApiRequestContract,
  Oauth2AccessToken,
  RedirectRequestContract,
} from '@adonisjs/ally/types'
import type { HttpContext } from '@adonisjs/core/http'
import { discover, type OpenIdProvider } from '#app/accounts/connections/providers/discovery'
import { verifyIdToken } from '#app/accounts/connections/providers/id_token'
import type { OpenIdSettings } from '#app/accounts/connections/providers/provider_settings'
import type { Visit } from '#app/accounts/connections/sessions/visit'

type Token = Oauth2AccessToken & { id_token?: unknown }

/** Any OpenID Connect provider: authorization code with PKCE and a verified ID token. */
export class OpenIdDriver extends Oauth2Driver<Token, string> {
  protected override authorizeUrl = ''
  protected override accessTokenUrl = ''
  protected override codeParamName = 'code'
  protected override errorParamName = 'error'
  protected override stateCookieName = 'oidc_state'
  protected override stateParamName = 'state'
  protected override scopeParamName = 'scope'
  protected override scopesSeparator = ' '
  readonly #settings: OpenIdSettings
  readonly #visit: Visit
  #authMethods: readonly string[] = []

  constructor(ctx: HttpContext, settings: OpenIdSettings & { callbackUrl: string }, visit: Visit) {
    super(ctx, settings)
    this.#settings = settings
    this.#visit = visit
  }

  override async redirectUrl(callback?: (request: RedirectRequestContract<string>) => void) {
    await this.#discover()
    return super.redirectUrl(callback)
  }

  override accessDenied(): boolean {
    return this.getError() === 'access_denied'
  }

  /** Rejects a response from a different issuer (RFC 9207). */
  override hasError(): boolean {
    const issuer: unknown = this.ctx.request.input('iss')
    return super.hasError() || (issuer !== undefined && issuer !== this.#settings.issuer)
  }

  override async user(): Promise<AllyUserContract<Token>> {
    const provider = await this.#discover()
    const token = await this.accessToken()
    const claims = await verifyIdToken(token.id_token, provider.keys, this.#settings, this.#visit)
    const told = await this.#userInfo(provider, token.token)
    if (told && told.sub !== claims.sub) throw new Error('The user info is about somebody else')
    const {
      sub,
      name,
      nickname,
      preferred_username: handle,
      picture,
      ...rest
    } = {
      ...claims,
      ...told,
    }
    return {
      id: String(sub),
      name: String(name ?? ''),
      nickName: String(nickname ?? handle ?? ''),
      email: typeof rest.email === 'string' ? rest.email : null,
      emailVerificationState: rest.email_verified === true ? 'verified' : 'unverified',
      avatarUrl: typeof picture === 'string' ? picture : null,
      token,
      original: claims,
    }
  }

  /** Never called: we store no provider tokens. */
  override async userFromToken(): Promise<never> {
    throw new Error('Not supported')
  }

  protected override configureRedirectRequest(request: RedirectRequestContract<string>): void {
    request.scopes(['openid', 'profile', 'email'])
    request.param('response_type', 'code')
    request.param('nonce', this.#visit.nonce)
    if (this.#visit.purpose !== 'confirm') return
    request.param('prompt', 'login')
    request.param('max_age', '0')
  }

  /** RFC 6749, section 2.3.1, unless the provider only accepts the secret in the body. */
  protected override configureAccessTokenRequest(request: ApiRequestContract): void {
    const { clientId, clientSecret } = this.#settings
    if (this.#authMethods.length && !this.#authMethods.includes('client_secret_basic')) return
    const credentials = [clientId, clientSecret].map(encodeURIComponent).join(':')
    request.header('Authorization', `Basic ${Buffer.from(credentials).toString('base64')}`)
    request.clearField('client_secret')
  }

  protected override getPkceCodeVerifierForRedirect(): string {
    return this.#visit.verifier
  }

  protected override getPkceCodeVerifierForAccessToken(): string {
    return this.#visit.verifier
  }

  async #discover(): Promise<OpenIdProvider> {
    const provider = await discover(this.#settings.issuer)
    this.authorizeUrl = provider.authorization_endpoint
    this.accessTokenUrl = provider.token_endpoint
    this.#authMethods = provider.token_endpoint_auth_methods_supported ?? []
    return provider
  }

  async #userInfo({ userinfo_endpoint: address }: OpenIdProvider, token: string) {
    if (!address) return null
    const request = this.httpClient(address).header('Authorization', `Bearer ${token}`)
    const told: Record<string, unknown> = await request.parseAs('json').get()
    return told
  }
}
