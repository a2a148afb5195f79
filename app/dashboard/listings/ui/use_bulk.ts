import { useRef, useState } from 'react'
import { bulkWords, type BulkDeed } from '#app/dashboard/listings/ui/bulk_words'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { onceHeaders } from '#app/kit/calls/retry_key'
import { toast } from '#app/kit/toast/toast'
import { makeUploadKey } from '#app/kit/upload/upload_key'
import type { ListingOutcome } from '#app/properties/bulk/each_listing'
import type { BulkPriceStep } from '#app/properties/bulk/bulk_options'
import type { PropertyStatus } from '#app/properties/listing_options'

export interface BulkReport {
  deed: BulkDeed
  refused: ListingOutcome[]
}

interface Priced {
  slug: string
  price: number | null
}

/** Ids of teams; null is none. */
interface Moved {
  slug: string
  from: number | null
  to: number | null
}

const slugsOf = (done: readonly ListingOutcome[]) => done.map(({ slug }) => slug)

type Call = (sending: {
  headers: Record<string, string>
}) => PromiseLike<{ results: ListingOutcome[] }>

const DEEDS: Record<PropertyStatus, BulkDeed> = {
  archive: 'archive',
  draft: 'draft',
  publish: 'publish',
}

const routes = api.api.api.bulkListings

/** Longer than other notices: one looks through the list first. */
const UNDO_TIMEOUT_MS = 15_000

/**
 * Calls about several listings, each followed by a toast and the list anew.
 * @param status of the listings, to undo with
 * @param onDone with what was refused
 */
export function useBulk(status: PropertyStatus, onDone: (report: BulkReport) => void) {
  const [isRunning, setRunning] = useState(false)
  /** by what was asked for, until it was answered: asking again completes it */
  const keys = useRef(new Map<string, string>())

  const run = async (
    deed: BulkDeed,
    asked: string,
    call: Call,
    undo?: (done: ListingOutcome[]) => void
  ) => {
    setRunning(true)
    const key = keys.current.get(asked) ?? makeUploadKey()
    keys.current.set(asked, key)
    try {
      const { results } = await answered(call({ headers: onceHeaders(key) }))
      keys.current.delete(asked)
      const of = (outcome: ListingOutcome['outcome']) =>
        results.filter((result) => result.outcome === outcome)
      const done = of('done')
      const taking = undo && done.length ? { label: 'Undo', onAct: () => undo(done) } : undefined
      const options = taking && { action: taking, timeout: UNDO_TIMEOUT_MS }
      toast[of('refused').length ? 'warning' : 'success'](bulkWords(deed, results), options)
      showAgain(() => onDone({ deed, refused: of('refused') }))
      return true
    } catch (error) {
      toast.error(sentenceOf(error))
      return false
    } finally {
      setRunning(false)
    }
  }

  const setStatus = (slugs: string[], to: PropertyStatus) => {
    const body = { slugs, status: to }
    return run(
      DEEDS[to],
      JSON.stringify(body),
      (sending) => routes.changeStatus({ body, ...sending }),
      to === status ? undefined : (done) => void setStatus(slugsOf(done), status)
    )
  }
  const duplicate = (slugs: string[]) =>
    run(
      'duplicate',
      JSON.stringify(slugs),
      (sending) => routes.duplicate({ body: { slugs }, ...sending }),
      (done) => void discard(done)
    )
  const discard = (done: ListingOutcome[]) => {
    const copies = done.flatMap(({ property, version }) =>
      property && version !== null ? [{ slug: property.slug, version }] : []
    )
    return run('discard', JSON.stringify(copies), (sending) =>
      routes.discardCopies({ body: { copies }, ...sending })
    )
  }
  const changePrice = (listings: Priced[], step: BulkPriceStep) => {
    const body = { listings, step }
    return run(
      'price',
      JSON.stringify(body),
      (sending) => routes.changePrice({ body, ...sending }),
      (done) => void restorePrices(listings, done)
    )
  }
  const restorePrices = (before: Priced[], done: ListingOutcome[]) => {
    const prices = new Map(before.map(({ slug, price }) => [slug, price]))
    const listings = done.flatMap(({ slug, property }) =>
      property ? [{ slug, price: property.price, to: prices.get(slug) ?? null }] : []
    )
    const body = { listings }
    return run('price_back', JSON.stringify(body), (sending) =>
      routes.changePrice({ body, ...sending })
    )
  }
  const move = (listings: Moved[], isUndo = false) => {
    const body = { listings }
    const back = (done: ListingOutcome[]) =>
      listings
        .filter(({ slug }) => slugsOf(done).includes(slug))
        .map(({ slug, from, to }) => ({ slug, from: to, to: from }))
    return run(
      'move',
      JSON.stringify(body),
      (sending) => routes.move({ body, ...sending }),
      isUndo ? undefined : (done) => void move(back(done), true)
    )
  }

  return { isRunning, setStatus, duplicate, changePrice, move }
}

/** Undo works from any page; only the list itself must be refreshed. */
function showAgain(onShown: () => void): void {
  if (location.pathname !== '/dashboard/properties') return
  reloadPage({ onSuccess: onShown })
}

/** Which rows of a list are chosen, in the list’s order. */
export function useSelection(keys: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [anchor, setAnchor] = useState<string | null>(null)

  /** @param isRange extends to it from the row toggled before */
  const toggle = (key: string, isRange: boolean) => {
    const isOn = !chosen.has(key)
    const next = new Set(chosen)
    for (const each of isRange ? between(keys, anchor, key) : [key]) {
      if (isOn) next.add(each)
      else next.delete(each)
    }
    setChosen(next)
    setAnchor(key)
  }

  const list = keys.filter((key) => chosen.has(key))
  return {
    list,
    has: (key: string) => chosen.has(key),
    isAll: list.length > 0 && list.length === keys.length,
    toggle,
    toggleAll: (isOn: boolean) => setChosen(new Set(isOn ? keys : [])),
    clear: () => setChosen(new Set()),
  }
}

export type ListingSelection = ReturnType<typeof useSelection>

function between(keys: readonly string[], anchor: string | null, key: string): readonly string[] {
  const from = anchor === null ? -1 : keys.indexOf(anchor)
  const to = keys.indexOf(key)
  if (from < 0) return [key]
  return keys.slice(Math.min(from, to), Math.max(from, to) + 1)
}
