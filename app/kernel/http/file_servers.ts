import type { MiddlewareAsClass } from '@adonisjs/core/types/http'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

type LoadMiddleware = () => Promise<{ default: MiddlewareAsClass }>

const servers = new Registry<LoadMiddleware>('file servers')

/** Declares a middleware that answers for a module's files, before anything asks for a session. */
export function fileServer(load: LoadMiddleware): Extension {
  return servers.adds(load)
}

export function listFileServers(): readonly LoadMiddleware[] {
  return servers.list()
}
