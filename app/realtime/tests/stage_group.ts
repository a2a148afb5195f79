import { test } from '@japa/runner'
import type { Group } from '@japa/runner/core'
import type Pusher from 'pusher'
import type { RealtimeApp } from '#app/realtime/protocol/realtime_app'
import { RealtimeClient, apiClient } from '#tests/support/realtime_client'
import { RawClient } from '#tests/support/realtime_raw_client'

export type OpenStage = () => Promise<{ stage: Stage; close: () => Promise<void> }>

export function stageGroup(
  title: string,
  open: OpenStage,
  define: (scene: () => Scene, group: Group) => void
): void {
  test.group(title, (group) => {
    let stage: Stage
    let scene: Scene

    group.setup(async () => {
      const opened = await open()
      stage = opened.stage
      return opened.close
    })
    group.each.setup(() => {
      scene = new Scene(stage)
      return () => scene.end()
    })
    define(() => scene, group)
  })
}

/** Two URLs of one service, on one node or two. */
export interface Stage {
  urls: [string, string]
  app: RealtimeApp
}

let count = 0

class Scene {
  readonly #clients: RealtimeClient[] = []
  readonly #raw: RawClient[] = []

  constructor(readonly stage: Stage) {}

  channel(prefix: string): string {
    return `${prefix}-${process.pid}-${++count}`
  }

  api(at: 0 | 1): Pusher {
    return apiClient(this.stage.urls[at], this.stage.app)
  }

  async client(at: 0 | 1, id?: string): Promise<RealtimeClient> {
    const { urls, app } = this.stage
    const member = id ? { user_id: id, user_info: { name: `Member ${id}` } } : undefined
    const client = await RealtimeClient.connect(urls[at], app, member)
    this.#clients.push(client)
    return client
  }

  async raw(path = `/app/${this.stage.app.key}?protocol=7`): Promise<RawClient> {
    const client = await RawClient.open(this.stage.urls[0], path)
    this.#raw.push(client)
    return client
  }

  end(): void {
    for (const client of this.#clients) client.close()
    for (const client of this.#raw) client.socket.terminate()
  }
}
