import { useState } from 'react'
import { router } from '@inertiajs/react'
import type { LeadView } from '#app/leads/contract/lead_options'
import type { Visit } from '#app/leads/ui/hooks/use_leads'
import type { Filter } from '#app/leads/ui/types'

interface Shown {
  view: LeadView
  filter: Filter
}

/**
 * Keeps the view, the filter and the open lead in the page's address.
 * @param visit called when other leads are asked for, and when they have come
 */
export function useLeadAddress({ view, filter }: Shown, opened: number | null, visit: Visit) {
  const [openId, setOpenId] = useState(opened)

  /** The server answers with what the filter leaves. */
  const show = (change: Partial<Filter>, nextView = view) => {
    router.get('/dashboard/leads', given({ view: nextView, filter: { ...filter, ...change } }), {
      replace: true,
      preserveState: true,
      preserveScroll: true,
      ...visit,
    })
  }
  const open = (id: number | null) => {
    setOpenId(id)
    const query = given({ view, filter })
    if (id !== null) query.lead = String(id)
    const url = `/dashboard/leads?${new URLSearchParams(query)}`
    router.replace({ url: url.replace(/\?$/, ''), preserveScroll: true, preserveState: true })
  }
  return { openId, open, show }
}

function given({ view, filter }: Shown): Record<string, string> {
  const asked = Object.entries(filter).filter(([, value]) => Boolean(value))
  const query = Object.fromEntries(asked.map(([name, value]) => [name, String(value)]))
  return view === 'table' ? { view, ...query } : query
}

/** The same leads as a spreadsheet. */
export function exportAddress(filter: Filter): string {
  const query = new URLSearchParams(given({ view: 'board', filter }))
  return `/api/leads/export?${query}`.replace(/\?$/, '')
}
