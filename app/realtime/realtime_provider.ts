import type { Server } from 'node:http'
import type { ApplicationService } from '@adonisjs/core/types'
import { useBroadcaster } from '#app/realtime/broadcast'
import type { Node } from '#app/realtime/cluster/node'
import { countSockets, useServer } from '#app/realtime/server/running_server'
import type { EmbeddedServer } from '#app/realtime/server/embedded_server'

/** Creates the broadcaster: a server on the HTTP port, a service, or a client of other nodes. */
export default class RealtimeProvider {
  #server?: EmbeddedServer
  #node?: Node

  constructor(private readonly app: ApplicationService) {}

  async boot() {
    const { makeBroadcaster } = await import('#app/realtime/drivers/make_broadcaster')
    const hasClients = ['web', 'test'].includes(this.app.getEnvironment())
    const { broadcaster, server, node, close } = await makeBroadcaster(hasClients)
    useBroadcaster(broadcaster)
    useServer(server)
    this.#server = server
    this.#node = node
    this.app.terminating(() => close?.())
  }

  /** Runs once the HTTP server listens; stops before it does. */
  async ready() {
    await this.#node?.start()
    if (this.app.getEnvironment() !== 'web' || !this.#server) return
    countSockets(this.#server)
    const http = await this.app.container.make('server')
    this.#server.attach(http.getNodeServer() as Server)
    this.app.terminating(() => this.#server?.drain())
  }

  async shutdown() {
    useBroadcaster(undefined)
    useServer(undefined)
  }
}
