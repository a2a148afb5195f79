import { useEffect, useRef, useState } from 'react'
import { router } from '@inertiajs/react'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { inTurn } from '#app/kit/calls/in_turn'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { Wishes } from '#app/kit/calls/wishes'
import { useStore } from '#app/kit/hooks/use_store'
import { toast } from '#app/kit/toast/toast'
import { dreamChannel, dreamPresence, type ItemKind } from '#app/dreams/dream_options'
import { dreamApi, type DreamFields, type NewContent, type Dream } from '#app/dreams/ui/dream_api'
import { orderOfAll, Removals } from '#app/dreams/items/ui/removals'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'

/** A board that follows what everyone does on it, and shows one’s own deeds at once. */
export function useBoard(given: Dream) {
  const [dream, setDream] = useState(given)
  const [hereIds, setHereIds] = useState<number[]>([])
  const open = useRef(0)
  const retry = useRetryKey()
  const [votes] = useState(() => new Wishes<number, boolean>())
  const [places] = useState(() => new Wishes<number, number>())
  const { id } = given

  /** Answers that arrive while something is being sent are older than what the page shows. */
  const refresh = async () => {
    if (open.current > 0) return
    try {
      const { dream: fresh } = await dreamApi.show(id)
      if (open.current === 0) setDream((shown) => (fresh.version >= shown.version ? fresh : shown))
    } catch {
      // The next event asks again.
    }
  }

  /** @returns whether it worked */
  const send = async (call: () => Promise<unknown>, guess?: (dream: Dream) => Dream) => {
    open.current += 1
    if (guess) setDream(guess)
    try {
      await call()
      return true
    } catch (error) {
      toast.error(sentenceOf(error))
      return false
    } finally {
      open.current -= 1
      await refresh()
    }
  }

  const [removals] = useState(() => new Removals())
  const hidden = useStore(removals.hidden)
  const drop = (itemId: number, isClosing = false) =>
    send(
      () => dreamApi.drop(id, itemId, isClosing),
      (shown) => ({ ...shown, items: shown.items.filter((item) => item.id !== itemId) })
    )
  useEffect(() => {
    const settle = () => removals.settleAll((itemId) => drop(itemId, true))
    window.addEventListener('pagehide', settle)
    return () => window.removeEventListener('pagehide', settle)
  })

  const leave = () => router.visit('/dreams')
  useChannel(dreamChannel(id), {
    events: { 'dream.updated': () => void refresh(), 'dream.deleted': leave },
    onReady: () => void refresh(),
  })
  useChannel(dreamPresence(id), {
    events: {},
    onMembers: (ids) => setHereIds(ids.map(Number)),
  })
  useResume(() => void refresh())

  return {
    dream: { ...dream, items: dream.items.filter((item) => !hidden.has(item.id)) },
    hereIds,
    send,
    change: (fields: DreamFields) => send(() => dreamApi.update(id, fields)),
    add: async (kind: ItemKind, content: NewContent) => {
      const key = retry.of([kind, content])
      const isAdded = await send(() => dreamApi.add(id, kind, content, key))
      if (isAdded) retry.forget()
      return isAdded
    },
    vote: (itemId: number, isFor: boolean) =>
      void send(
        () => inTurn(votes, itemId, isFor, (wanted) => dreamApi.vote(id, itemId, wanted)),
        (shown) => ({ ...shown, items: shown.items.map((item) => voted(item, itemId, isFor)) })
      ),
    /** @param ids those on the screen, in their new order */
    move: (ids: number[], itemId: number) => {
      const all = orderOfAll(
        dream.items.map((item) => item.id),
        ids,
        itemId
      )
      void send(
        () => inTurn(places, itemId, all.indexOf(itemId), (at) => dreamApi.move(id, itemId, at)),
        (shown) => ({ ...shown, items: ordered(shown.items, all) })
      )
    },
    remove: (itemId: number) => {
      removals.add(itemId)
      toast.default('Removed from the board.', {
        action: { label: 'Undo', onAct: () => removals.undo(itemId) },
        onClose: () => void removals.settle(itemId, drop),
      })
    },
  }
}

export type Board = ReturnType<typeof useBoard>

function voted(item: Dream['items'][number], id: number, isFor: boolean) {
  if (item.id !== id || item.has_voted === isFor) return item
  return { ...item, has_voted: isFor, votes_count: item.votes_count + (isFor ? 1 : -1) }
}

function ordered(items: Dream['items'], ids: number[]) {
  const sorted = ids.flatMap((id) => items.find((item) => item.id === id) ?? [])
  return sorted.map((item, position) => ({ ...item, position }))
}
