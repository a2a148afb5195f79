import type { Import } from '#app/imports/ui/types'

/** Enough to tell how fast it goes. */
const MIN_OBSERVED_MS = 4000

/** What an import was at when it was first seen on this page; rows and photos differ in speed. */
export interface Pace {
  isAtPhotos: boolean
  steps: number
  at: number
}

export function paceOf(news: Import, at: number, before: Pace | null): Pace {
  const isAtPhotos = news.done === news.total
  if (before?.isAtPhotos === isAtPhotos) return before
  return { isAtPhotos, steps: stepsOf(news), at }
}

/** How long the rest takes at this pace, in words; null while unknown. @param now of the news */
export function timeLeft(pace: Pace | null, news: Import, now: number): string | null {
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
