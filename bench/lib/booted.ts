import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { APP_ROOT, importer } from '../../bin/ignite.js'

/** The application without a server, for scripts that use its database or queries. */
export async function bootApp() {
  const app = new Ignitor(APP_ROOT, { importer })
    .tap((application) => {
      application.booting(async () => {
        await import('#start/env')
      })
    })
    .createApp('console')
  await app.init()
  await app.boot()
  return app
}
