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
 * The framework's client doesn't await its store, so the next request could overtake the write, and
 * the end of the run the removal.
 */
class PatientSessionClient extends SessionClient {
  #stored: Promise<void> | void = undefined

  constructor(store: SessionStoreContract) {
    super(store)
    const [write, destroy] = [store.write.bind(store), store.destroy.bind(store)]
    store.write = (id, values) => (this.#stored = write(id, values))
    store.destroy = (id) => (this.#stored = destroy(id))
  }

  override async commit(): Promise<void> {
    await super.commit()
    await this.#stored
  }

  override async destroy(id?: string): Promise<void> {
    await super.destroy(id)
    await this.#stored
  }
}

/** Stores the API client's sessions in the database; the framework's plugin uses memory. */
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
