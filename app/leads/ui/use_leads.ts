import { useRef, useState } from 'react'
import { isolated } from '#app/common/text/isolated'
import { ChangeClock } from '#app/kit/calls/change_clock'
import { PageReloads } from '#app/kit/calls/page_reloads'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { toast } from '#app/kit/toast/toast'
import type { LeadStage } from '#app/leads/lead_options'
import { leadApi } from '#app/leads/ui/lead_api'
import type { Lead, LeadList, LeadsProps } from '#app/leads/ui/types'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'

const PER_PAGE = 20
/** Keeps the address, which may have named an open lead since it was asked. */
const WHOLE_PAGE = { preserveUrl: true }

/** A move that the server has not answered. */
interface PendingMove {
  id: number
  from: LeadStage
  to: LeadStage
}

/** Of the leads that another filter leaves. */
export interface Visit {
  onStart: () => void
  onFinish: () => void
}

/** The leads on the page: loaded, moved, and kept up to date with what others do. */
export function useLeads({ leads: sent, more: sentMore, counts: sentCounts, filter }: LeadsProps) {
  const [leads, setLeads] = useState(sent)
  const [more, setMore] = useState(sentMore)
  const [loading, setLoading] = useState<LeadList | null>(null)
  const [failed, setFailed] = useState<Partial<Record<LeadList, string>>>({})
  const [pending, setPending] = useState<PendingMove[]>([])
  const [clock] = useState(() => new ChangeClock<number>())
  const [reloads] = useState(() => new PageReloads())
  const [known, setKnown] = useState(sent)
  if (known !== sent) {
    setKnown(sent)
    setLeads(sent)
    setMore(sentMore)
  }

  const show = (lead: Lead) =>
    setLeads((before) => latestFirst([lead, ...without(before, lead.id)]))
  const isOutdated = useRef(false)
  const visit: Visit = {
    onStart: () => (isOutdated.current = false),
    onFinish: () => isOutdated.current && reloads.start(WHOLE_PAGE),
  }
  /** A page that was asked for before may show leads as they were. */
  const outdate = () => {
    isOutdated.current = true
    reloads.renew(WHOLE_PAGE)
  }
  const note = (id: number) => {
    clock.note(id)
    outdate()
  }
  const put = (lead: Lead) => {
    note(lead.id)
    show(lead)
  }
  const drop = (id: number) => {
    note(id)
    setLeads((before) => without(before, id))
  }

  const refresh = async (id: number) => {
    const ask = () => leadApi.list({ ...filter, id })
    const found = await clock.fresh(id, ask).catch(() => null)
    if (!found) return
    if (found.data[0]) show(found.data[0])
    else setLeads((before) => without(before, id))
    recount()
  }
  const manyChangedAt = useRef(0)
  const userId = useAccount()?.id
  useChannel(userId ? `private-user.${userId}` : null, {
    events: {
      'lead.updated': ({ lead_id: id }: { lead_id: number }) => {
        note(id)
        void refresh(id)
      },
      // each batch of an import says so, and they come faster than the page loads
      'leads.updated': () => {
        manyChangedAt.current = clock.ask()
        reloads.follow(WHOLE_PAGE)
      },
    },
  })
  useResume(() => reloads.start(WHOLE_PAGE))

  const load = async (list: LeadList) => {
    setLoading(list)
    setFailed((before) => ({ ...before, [list]: undefined }))
    const shown = leads.filter(({ stage }) => list === 'all' || stage === list).length
    const asked = list === 'all' ? filter : { ...filter, stage: list }
    const askedAt = clock.ask()
    try {
      const page = await leadApi.list(asked, Math.floor(shown / PER_PAGE) + 1)
      if (askedAt > manyChangedAt.current) {
        const fresh = page.data.filter(({ id }) => !clock.isLate(askedAt, id))
        setLeads((before) => latestFirst([...before, ...fresh.filter(isNotIn(before))]))
        if (!page.next_page_url) setMore((before) => before.filter((one) => one !== list))
      }
    } catch (error) {
      setFailed((before) => ({ ...before, [list]: sentenceOf(error) }))
    }
    setLoading(null)
  }

  /** Shows the new stage right away, and goes back if saving fails. @returns whether it stayed */
  const move = async (lead: Lead, stage: LeadStage, reason: string | null = null) => {
    const step = { id: lead.id, from: lead.stage, to: stage }
    setPending((before) => [...before, step])
    put({ ...lead, stage, reason, happened_at: new Date().toISOString() })
    const askedAt = clock.ask()
    const settle = (told: Lead) =>
      clock.settles(askedAt, lead.id) ? show(told) : void refresh(lead.id)
    try {
      settle((await leadApi.change(lead.id, { stage, reason })).lead)
      outdate()
      recount()
      return true
    } catch (error) {
      settle(lead)
      toast.error(`${isolated(lead.name)} wasn’t moved. ${sentenceOf(error)}`)
      return false
    } finally {
      setPending((before) => before.filter((one) => one !== step))
    }
  }

  const counts = { ...sentCounts }
  for (const { from, to } of pending) {
    counts[from]--
    counts[to]++
  }
  return { leads, counts, more, loading, failed, visit, load, move, put, drop }
}

export type Leads = ReturnType<typeof useLeads>

const recounts = new PageReloads()

export const recount = () => recounts.start({ ...WHOLE_PAGE, only: ['counts', 'figures', 'homes'] })

const without = (leads: readonly Lead[], id: number) => leads.filter((lead) => lead.id !== id)

const isNotIn = (leads: readonly Lead[]) => {
  const ids = new Set(leads.map(({ id }) => id))
  return ({ id }: Lead) => !ids.has(id)
}

const latestFirst = (leads: Lead[]) =>
  leads.toSorted((a, b) => b.happened_at.localeCompare(a.happened_at) || b.id - a.id)
