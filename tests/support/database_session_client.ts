import { ApiRequest } from '@japa/api-client'
import type { PluginFn } from '@japa/runner/types'
import { configProvider } from '@adonisjs/core'
import type { ApplicationService } from '@adonisjs/core/types'
import type { HttpContext } from '@adonisjs/core/http'
import { SessionClient } from '@adonisjs/session/client'
import type {
  SessionConfig,
  SessionStoreContract,
  SessionStoreFactory,
} from '@adonisjs/session/types'

interface ResolvedSessionConfig extends SessionConfig {
  stores: { database: SessionStoreFactory }
}

/**
 * The framework's client does not wait for its store's write; on several
 * connections the request that follows would overtake it.
 */
class PatientSessionClient extends SessionClient {
  #written: Promise<void> | void = undefined

  constructor(store: SessionStoreContract) {
    super(store)
    const write = store.write.bind(store)
    store.write = (id, values) => (this.#written = write(id, values))
  }

  override async commit(): Promise<void> {
    await super.commit()
    await this.#written
  }
}

/**
 * Lets the API client keep its sessions where the application keeps them, in
 * the database. The framework's own plugin, which comes before this one,
 * keeps them in memory and would have the application do so too.
 */
export function databaseSessionClient(app: ApplicationService): PluginFn {
  return async () => {
    const config = await configProvider.resolve<ResolvedSessionConfig>(
      app,
      app.config.get('session')
    )
    if (!config) throw new Error('config/session.ts does not use defineConfig')
    const ctx = { request: { cookie: () => 'its own' } } as unknown as HttpContext
    ApiRequest.getter(
      'sessionClient',
      () => new PatientSessionClient(config.stores.database(ctx, config)),
      true
    )
  }
}
