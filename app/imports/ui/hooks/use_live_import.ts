import { useState } from 'react'
import { router } from '@inertiajs/react'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'
import { importChannel } from '#app/imports/contract/channel_name'
import type { Import } from '#app/imports/ui/types'

const ENDS: readonly Import['status'][] = ['completed', 'undone']

/** An import as it goes on; its report is fetched once it ends. */
export function useLiveImport(atFirst: Import): Import {
  const [live, setLive] = useState(atFirst)
  const isOver = ENDS.includes(atFirst.status)
  const reload = () => router.reload({ only: ['import', 'rows', 'next_page_url'] })

  useChannel(isOver ? null : importChannel(atFirst.id), {
    events: {
      'import.progress': (news: { import: Import }) => {
        setLive(news.import)
        if (ENDS.includes(news.import.status)) reload()
      },
    },
    onReady: reload,
  })
  useResume(reload)
  return isOver || atFirst.done > live.done ? atFirst : live
}
