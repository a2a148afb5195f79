import type { Server } from 'node:http'
import type { ApplicationService } from '@adonisjs/core/types'
import { useBroadcaster } from '#app/realtime/broadcast'
import type { EmbeddedServer } from '#app/realtime/server/embedded_server'
import { useServer } from '#app/realtime/server/running_server'

/**
 * Makes the broadcaster that this process uses: the protocol server on the
 * HTTP server's port, a service that speaks the protocol, or, in a process
 * without an HTTP server, the way to those that have one.
 */
export default class RealtimeProvider {
  #server?: EmbeddedServer

  constructor(private readonly app: ApplicationService) {}

  async boot() {
    const { makeBroadcaster } = await import('#app/realtime/drivers/make_broadcaster')
    const { broadcaster, server } = makeBroadcaster(this.app.getEnvironment())
    useBroadcaster(broadcaster)
    useServer(server)
    this.#server = server
  }

  /** After the HTTP server listens, and so before it when everything ends. */
  async ready() {
    if (this.app.getEnvironment() !== 'web' || !this.#server) return
    const http = await this.app.container.make('server')
    const node = http.getNodeServer()
    if (node) this.#server.attach(node as Server)
    this.app.terminating(() => this.#server?.drain())
  }

  async shutdown() {
    useBroadcaster(undefined)
    useServer(undefined)
  }
}
