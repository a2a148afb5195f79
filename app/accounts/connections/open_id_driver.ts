import { Oauth2Driver } from '@adonisjs/ally'
import type {
  AllyUserContract,
  ApiRequestContract,
  Oauth2AccessToken,
  RedirectRequestContract,
} from '@adonisjs/ally/types'
import type { HttpContext } from '@adonisjs/core/http'
import { LRUCache } from 'lru-cache'
import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { verifyIdToken } from '#app/accounts/connections/id_token'
import { isSafeAddress, type OpenIdSettings } from '#app/accounts/connections/provider_settings'
import type { Visit } from '#app/accounts/connections/provider_visit'
import { answerTime } from '#config/connections'

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

const MAX_AGE_MS = 60 * 60 * 1000
const KEYS_COOLDOWN_MS = 30_000

const safe = vine.createRule((value, _, field) => {
  if (typeof value !== 'string' || !isSafeAddress(value)) {
    field.report('This is no safe address.', 'safe', field)
  }
})
const addressField = () => vine.string().use(safe())

const documentValidator = vine.create({
  issuer: vine.string(),
  authorization_endpoint: addressField(),
  token_endpoint: addressField(),
  jwks_uri: addressField(),
  userinfo_endpoint: addressField().optional(),
  token_endpoint_auth_methods_supported: vine.array(vine.string()).optional(),
})

interface OpenIdProvider extends Infer<typeof documentValidator> {
  keys: JWTVerifyGetKey
}

const known = new LRUCache<string, OpenIdProvider>({ max: 10, ttl: MAX_AGE_MS })

/** OpenID Connect Discovery 1.0, cached for an hour. @throws on a timeout or missing fields */
async function discover(issuer: string): Promise<OpenIdProvider> {
  const present = known.get(issuer)
  if (present) return present
  const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    redirect: 'error',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(answerTime.maxMs),
  })
  if (!response.ok) throw new Error(`The discovery document answers ${response.status}`)
  const document = await documentValidator.validate(await response.json())
  if (document.issuer !== issuer) throw new Error(`The issuer is ${document.issuer}`)
  const keys = createRemoteJWKSet(new URL(document.jwks_uri), {
    timeoutDuration: answerTime.maxMs,
    cooldownDuration: KEYS_COOLDOWN_MS,
  })
  const provider = { ...document, keys }
  known.set(issuer, provider)
  return provider
}
