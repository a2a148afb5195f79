import { useState } from 'react'
import { router } from '@inertiajs/react'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'
import { contactImportChannel } from '#app/farm/contract/import_limits'
import type { ContactImport } from '#app/farm/ui/types'

const ENDS: readonly ContactImport['status'][] = ['completed', 'cancelled', 'undone']

/** An import as it goes on; its report is fetched once it ends. */
export function useLiveContactImport(fetched: ContactImport): ContactImport {
  const [live, setLive] = useState({ news: fetched, since: fetched })
  const isOver = ENDS.includes(fetched.status)
  const reload = () => router.reload({ only: ['import', 'rows', 'next_page_url'] })
  useChannel(isOver ? null : contactImportChannel(fetched.id), {
    events: {
      'farm_import.progress': ({ import: news }: { import: ContactImport }) => {
        setLive({ news, since: fetched })
        if (ENDS.includes(news.status)) reload()
      },
    },
    onReady: reload,
  })
  useResume(reload)
  return live.since === fetched ? live.news : fetched
}
