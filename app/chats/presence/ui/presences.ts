import { useCallback, useEffect } from 'react'
import { chatApi, type ChatApi } from '#app/chats/ui/chat_api'
import { useChatSession } from '#app/chats/ui/chat_context'
import type { Chat } from '#app/chats/ui/chat_types'
import { partnerOf } from '#app/chats/ui/chat_words'
import { Store } from '#app/kit/hooks/store'

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

/** Refreshes once a minute. */
export function usePresenceOf(chats: readonly Chat[]): void {
  const { presences, userId } = useChatSession()
  const partners = chats.map((chat) => partnerOf(chat, userId)?.id ?? 0).filter(Boolean)
  const wanted = [...new Set(partners)].sort((a, b) => a - b).join(' ')

  const ask = useCallback(() => {
    presences.ask(wanted.split(' ').filter(Boolean).map(Number))
  }, [presences, wanted])
  useHeartbeat(ask)
}

const BEAT_MS = 60_000

/** Runs now and once a minute while the page is visible. */
export function useHeartbeat(beat: () => void): void {
  useEffect(() => {
    const beatIfSeen = () => document.visibilityState === 'visible' && beat()
    beatIfSeen()
    const timer = setInterval(beatIfSeen, BEAT_MS)
    document.addEventListener('visibilitychange', beatIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beatIfSeen)
    }
  }, [beat])
}

export function reportPresence(): void {
  chatApi.notePresence().catch(() => {})
}
