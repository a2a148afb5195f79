import type { ApplicationService } from '@adonisjs/core/types'

/** Has the queue look every so often for what stayed unread. */
export default class ChatsProvider {
  constructor(private readonly app: ApplicationService) {}

  /** Not awaited: a database that goes away just now must not end a server that already answers. */
  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const logger = await this.app.container.make('logger')
    void this.#schedule().catch((error) => logger.error({ err: error }, 'chat digests'))
  }

  async #schedule() {
    const { default: SendDigests } = await import('#app/chats/jobs/send_digests')
    await SendDigests.schedule({}).id('chats:digests').every('15m')
  }
}
