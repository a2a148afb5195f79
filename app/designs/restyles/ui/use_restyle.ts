import { useState } from 'react'
import { isolated } from '#app/common/text/isolated'
import { useStore } from '#app/kit/hooks/use_store'
import { ChangeClock } from '#app/kit/calls/change_clock'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { countWords } from '#app/kit/display/count_words'
import { toast } from '#app/kit/toast/toast'
import { designApi } from '#app/designs/ui/design_api'
import { useFollowDesigns } from '#app/designs/collection/ui/use_follow_designs'
import { DesignShelf } from '#app/designs/collection/ui/design_shelf'
import type { Restyle } from '#app/designs/ui/types'

/** A restyle, kept up to date by the events of its designs. Failures of calls show as toasts. */
export function useRestyle(first: Restyle) {
  const [restyle, setRestyle] = useState(first)
  const [busy, setBusy] = useState<'cancel' | 'add' | number | null>(null)
  const [shelf] = useState(
    () => new DesignShelf(designApi, { designs: designsOf(first), hasMore: false, filter: {} })
  )
  const [clock] = useState(() => new ChangeClock<'restyle'>())
  useFollowDesigns(shelf)
  const { designs } = useStore(shelf)
  const { id, property } = restyle
  const items = restyle.items.map((item) => ({
    ...item,
    design: designs.find((design) => design.id === item.design?.id) ?? item.design,
  }))

  const look = async () => {
    const askedAt = clock.ask()
    const now = (await designApi.restyle(id)).restyle
    if (clock.admits(askedAt, 'restyle')) setRestyle(now)
    return designsOf(now)
  }

  /** Also after a refusal, which tells that something changed. */
  const change = async (what: 'cancel' | 'add' | number, call: () => Promise<unknown>) => {
    setBusy(what)
    try {
      await call()
      return true
    } catch (error) {
      toast.error(sentenceOf(error))
      return false
    } finally {
      await shelf.takeFrom(look).catch(() => {})
      setBusy(null)
    }
  }

  const add = async (chosen: number[]) => {
    if (!(await change('add', () => designApi.addRestyled(id, chosen)))) return
    const name = property.name ?? 'your listing'
    toast.success(`Added ${countWords(chosen.length, 'photo')} to ${isolated(name)}.`)
  }

  return {
    items,
    busy,
    add: (chosen: number[]) => void add(chosen),
    cancel: () => void change('cancel', () => designApi.cancelRestyle(id)),
    retry: (item: number) => void change(item, () => designApi.retryRestyled(id, item)),
  }
}

function designsOf({ items }: Restyle) {
  return items.flatMap(({ design }) => design ?? [])
}
