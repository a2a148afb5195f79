import { tokensGuard, tokensUserProvider } from '@adonisjs/auth/access_tokens'

/** Authenticates programs by API token. Lazy, because `config/auth.ts` loads before models. */
export const tokenGuard = tokensGuard({
  provider: tokensUserProvider({
    tokens: 'apiTokens',
    model: () => import('#app/accounts/user'),
  }),
})
