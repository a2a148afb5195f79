import { defineConfig } from '@adonisjs/auth'
import type { Authenticators, InferAuthenticators, InferAuthEvents } from '@adonisjs/auth/types'
import { tokenGuard } from '#app/accounts/tokens/token_guard'
import { browserGuard } from '#app/accounts/sessions/browser_guard'

const authConfig = defineConfig({
  default: 'web',
  guards: { web: browserGuard, token: tokenGuard },
})

export default authConfig

declare module '@adonisjs/auth/types' {
  export interface Authenticators extends InferAuthenticators<typeof authConfig> {}
}
declare module '@adonisjs/core/types' {
  interface EventsList extends InferAuthEvents<Authenticators> {}
}
