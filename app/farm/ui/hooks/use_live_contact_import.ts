import { useState } from 'react'
import { PageReloads } from '#app/kit/calls/page_reloads'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'
import { contactImportChannel } from '#app/farm/contract/import_limits'
import type { ContactImport } from '#app/farm/ui/types'

const ENDS: readonly ContactImport['status'][] = ['completed', 'cancelled', 'undone']

const REPORT = { only: ['import', 'rows', 'next_page_url'] }

/** An import as it goes on; its report is fetched once it ends. */
export function useLiveContactImport(fetched: ContactImport): ContactImport {
  const [live, setLive] = useState({ news: fetched, since: fetched })
  const isOver = ENDS.includes(fetched.status)
  const [reloads] = useState(() => new PageReloads())
  const reload = () => reloads.start(REPORT)
  useChannel(isOver ? null : contactImportChannel(fetched.id), {
    events: {
      'farm_import.progress': ({ import: news }: { import: ContactImport }) => {
        setLive({ news, since: fetched })
        if (ENDS.includes(news.status)) reload()
        else reloads.renew(REPORT)
      },
    },
    onReady: reload,
  })
  useResume(reload)
  return live.since === fetched ? live.news : fetched
}
