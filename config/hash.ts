import { configProvider } from '@adonisjs/core'
import { defineConfig, drivers } from '@adonisjs/core/hash'
import app from '@adonisjs/core/services/app'
import { OneFormHasher } from '#app/accounts/passwords/one_form_hasher'

/** Argon2id with OWASP's parameters (19 MiB, 2 passes, 1 lane); lighter in tests only. */
const argon = drivers.argon2({
  variant: 'id',
  memory: app.inTest ? 1_024 : 19_456,
  iterations: 2,
  parallelism: 1,
})

const hashConfig = defineConfig({
  default: 'argon',
  list: {
    argon: configProvider.create(async (application) => {
      const open = await argon.resolver(application)
      return () => new OneFormHasher(open())
    }),
  },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
