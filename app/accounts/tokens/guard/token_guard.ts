import { tokensGuard, tokensUserProvider } from '@adonisjs/auth/access_tokens'

/** Signs in programs by their API tokens. For `config/auth.ts`, which is read before models load. */
export const tokenGuard = tokensGuard({
  provider: tokensUserProvider({
    tokens: 'apiTokens',
    model: () => import('#app/accounts/models/user'),
  }),
})
