import { useState } from 'react'
import { router } from '@inertiajs/react'
import type { LeadView } from '#app/leads/contract/lead_options'
import type { Filter } from '#app/leads/ui/types'

interface Shown {
  view: LeadView
  filter: Filter
}

/** Keeps the view, the filter and the open lead in the page's address. */
export function useLeadAddress({ view, filter }: Shown, opened: number | null) {
  const [openId, setOpenId] = useState(opened)
  const [isLoading, setLoading] = useState(false)

  /** The server answers with what the filter leaves. */
  const show = (change: Partial<Filter>, nextView = view) => {
    router.get('/dashboard/leads', given({ view: nextView, filter: { ...filter, ...change } }), {
      replace: true,
      preserveState: true,
      preserveScroll: true,
      onStart: () => setLoading(true),
      onFinish: () => setLoading(false),
    })
  }
  const open = (id: number | null) => {
    setOpenId(id)
    const query = given({ view, filter })
    if (id !== null) query.lead = String(id)
    const url = `/dashboard/leads?${new URLSearchParams(query)}`
    router.replace({ url: url.replace(/\?$/, ''), preserveScroll: true, preserveState: true })
  }
  return { openId, open, show, isLoading }
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
