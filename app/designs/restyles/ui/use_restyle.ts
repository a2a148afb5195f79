import { useState } from 'react'
import { isolated } from '#app/common/text/isolated'
import { useStore } from '#app/kit/hooks/use_store'
import { ChangeClock } from '#app/kit/calls/change_clock'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { countWords } from '#app/kit/display/count_words'
import { toast } from '#app/kit/toast/toast'
import { stateOf } from '#app/designs/restyles/ui/restyle_items'
import { designApi } from '#app/designs/ui/design_api'
import { useFollowDesigns } from '#app/designs/collection/ui/use_follow_designs'
import { DesignShelf } from '#app/designs/collection/ui/design_shelf'
import type { Restyle } from '#app/designs/ui/types'

/** A number retries that item. */
type Deed = 'cancel' | 'resume' | 'add' | number

/** A restyle, kept up to date by the events of its designs. Failures of calls show as toasts. */
export function useRestyle(first: Restyle) {
  const [restyle, setRestyle] = useState(first)
  const [busy, setBusy] = useState<Deed | null>(null)
  const [shelf] = useState(
    () => new DesignShelf(designApi, { designs: designsOf(first), hasMore: false, filter: {} })
  )
  const [clock] = useState(() => new ChangeClock<'restyle'>())
  useFollowDesigns(shelf)
  const { designs } = useStore(shelf)
  const { id, property } = restyle
  const retry = useRetryKey()
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
  const change = async (what: Deed, call: () => Promise<unknown>) => {
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

  const resume = async () => {
    const stopped = items.filter((item) => stateOf(item) === 'canceled').map((item) => item.id)
    const key = retry.of(['resume', stopped])
    if (await change('resume', () => designApi.resumeRestyle(id, key))) retry.forget()
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
    resume: () => void resume(),
    retry: (item: number) => void change(item, () => designApi.retryRestyled(id, item)),
  }
}

function designsOf({ items }: Restyle) {
  return items.flatMap(({ design }) => design ?? [])
}
