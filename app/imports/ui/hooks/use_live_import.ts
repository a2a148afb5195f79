import { useState } from 'react'
import { PageReloads } from '#app/kit/calls/page_reloads'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'
import { importChannel } from '#app/imports/contract/channel_name'
import { paceOf, timeLeft, type Pace } from '#app/imports/ui/pace'
import type { Import } from '#app/imports/ui/types'

interface Live {
  news: Import
  /** it only counts until the import is fetched anew */
  since: Import
  at: number
  pace: Pace | null
}

const ENDS: readonly Import['status'][] = ['completed', 'cancelled', 'undone']

const REPORT = { only: ['import', 'rows', 'next_page_url'] }

/** An import as it goes on; its report is fetched once it ends. */
export function useLiveImport(fetched: Import) {
  const [live, setLive] = useState<Live>({ news: fetched, since: fetched, at: 0, pace: null })
  const isOver = ENDS.includes(fetched.status)
  const [reloads] = useState(() => new PageReloads())
  const reload = () => reloads.start(REPORT)

  useChannel(isOver ? null : importChannel(fetched.id), {
    events: {
      'import.progress': ({ import: news }: { import: Import }) => {
        const at = Date.now()
        setLive((before) => ({ news, since: fetched, at, pace: paceOf(news, at, before.pace) }))
        if (ENDS.includes(news.status)) reload()
        else reloads.renew(REPORT)
      },
    },
    onReady: reload,
  })
  useResume(reload)
  const newest = live.since === fetched ? live.news : fetched
  return { live: newest, timeLeft: timeLeft(live.pace, newest, live.at) }
}
