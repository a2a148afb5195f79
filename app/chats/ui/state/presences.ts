import { Store } from '#app/kit/hooks/store'
import type { ChatApi } from '#app/chats/ui/chat_api'

export type Presence = Awaited<ReturnType<ChatApi['presences']>>['presences'][number]

/** Batches requests from a scrolling list. */
const GATHERED_MS = 200
const FRESH_MS = 50_000

export class Presences extends Store<ReadonlyMap<number, Presence>> {
  readonly #api: Pick<ChatApi, 'presences'>
  readonly #askedAt = new Map<number, number>()
  readonly #wanted = new Set<number>()

  constructor(api: Pick<ChatApi, 'presences'>) {
    super(new Map())
    this.#api = api
  }

  ask(userIds: readonly number[]): void {
    const oldest = Date.now() - FRESH_MS
    const stale = userIds.filter((id) => (this.#askedAt.get(id) ?? 0) < oldest)
    if (stale.length && !this.#wanted.size) setTimeout(() => void this.#fetch(), GATHERED_MS)
    for (const id of stale) this.#wanted.add(id)
  }

  /** People who hide their presence are missing from the answer. */
  async #fetch(): Promise<void> {
    const ids = [...this.#wanted]
    this.#wanted.clear()
    for (const id of ids) this.#askedAt.set(id, Date.now())
    try {
      const { presences } = await this.#api.presences(ids)
      const known = new Map(this.snapshot())
      for (const id of ids) known.delete(id)
      for (const presence of presences) known.set(presence.user_id, presence)
      this.set(known)
    } catch {
      /* retried within a minute */
    }
  }
}
