import { useState } from 'react'
import { importChannel, isImportOver } from '#app/imports/import_options'
import type { Import } from '#app/imports/ui/types'
import { PageReloads } from '#app/kit/calls/page_reloads'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'

interface Live {
  news: Import
  /** it only counts until the import is fetched anew */
  since: Import
  at: number
  pace: Pace | null
}

const REPORT = { only: ['import', 'rows', 'next_page_url'] }

/** An import as it goes on; its report is fetched once it ends. */
export function useLiveImport(fetched: Import) {
  const [live, setLive] = useState<Live>({ news: fetched, since: fetched, at: 0, pace: null })
  const isOver = isImportOver(fetched.status)
  const [reloads] = useState(() => new PageReloads())
  const reload = () => reloads.start(REPORT)

  useChannel(isOver ? null : importChannel(fetched.id), {
    events: {
      'import.progress': ({ import: news }: { import: Import }) => {
        const at = Date.now()
        setLive((before) => ({ news, since: fetched, at, pace: paceOf(news, at, before.pace) }))
        if (isImportOver(news.status)) reload()
        else reloads.renew(REPORT)
      },
    },
    onReady: reload,
  })
  useResume(reload)
  const newest = live.since === fetched ? live.news : fetched
  return { live: newest, timeLeft: timeLeft(live.pace, newest, live.at) }
}

/** Enough to tell how fast it goes. */
const MIN_OBSERVED_MS = 4000

/** What an import was at when it was first seen on this page; rows and photos differ in speed. */
interface Pace {
  isAtPhotos: boolean
  steps: number
  at: number
}

function paceOf(news: Import, at: number, before: Pace | null): Pace {
  const isAtPhotos = news.done === news.total
  if (before?.isAtPhotos === isAtPhotos) return before
  return { isAtPhotos, steps: stepsOf(news), at }
}

/** How long the rest takes at this pace, in words; null while unknown. @param now of the news */
function timeLeft(pace: Pace | null, news: Import, now: number): string | null {
  const steps = stepsOf(news) - (pace?.steps ?? 0)
  if (!pace || steps <= 0 || now - pace.at < MIN_OBSERVED_MS) return null
  const left = news.total + news.photos.total - stepsOf(news)
  return inWords((left * (now - pace.at)) / steps)
}

const stepsOf = ({ done, photos }: Import) => done + photos.done

function inWords(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (ms < 45_000) return 'less than a minute left'
  if (minutes <= 1) return 'about a minute left'
  if (minutes < 90) return `about ${minutes} minutes left`
  return `about ${Math.round(minutes / 60)} hours left`
}
