import { useState } from 'react'
import { router } from '@inertiajs/react'
import { apiPath } from '#app/kit/calls/api_path'
import type { LeadView } from '#app/leads/lead_options'
import type { Visit } from '#app/leads/ui/use_leads'
import type { Filter } from '#app/leads/ui/types'

const PATH = '/dashboard/leads'

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
    router.get(PATH, given({ view: nextView, filter: { ...filter, ...change } }), {
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
    const url = `${PATH}?${new URLSearchParams(query)}`.replace(/\?$/, '')
    const onFinish = () => keepAddress(url)
    router.replace({ url, preserveScroll: true, preserveState: true, onFinish })
  }
  return { openId, open, show }
}

/** Inertia doesn't touch the address while it takes a reload that preserves it. */
function keepAddress(url: string): void {
  const { pathname, search } = location
  if (pathname === PATH && pathname + search !== url) history.replaceState(history.state, '', url)
}

function given({ view, filter }: Shown): Record<string, string> {
  const asked = Object.entries(filter).filter(([, value]) => Boolean(value))
  const query = Object.fromEntries(asked.map(([name, value]) => [name, String(value)]))
  return view === 'table' ? { view, ...query } : query
}

/** The same leads as a spreadsheet. */
export function exportAddress(filter: Filter): string {
  const query = new URLSearchParams(given({ view: 'board', filter }))
  return `${apiPath('leads/export')}?${query}`.replace(/\?$/, '')
}
