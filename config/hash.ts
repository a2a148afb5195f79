import { defineConfig, drivers } from '@adonisjs/core/hash'
import app from '@adonisjs/core/services/app'

/** Argon2id with OWASP's parameters (19 MiB, 2 passes, 1 lane); lighter in tests only. */
const hashConfig = defineConfig({
  default: 'argon',
  list: {
    argon: drivers.argon2({
      variant: 'id',
      memory: app.inTest ? 1_024 : 19_456,
      iterations: 2,
      parallelism: 1,
    }),
  },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
