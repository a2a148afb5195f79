import { useEffect, useState } from 'react'
import { secondsLeft, timeLeft } from '#app/designs/ui/state/time_left'

const TICK_MS = 1_000

/**
 * Estimated time left of a run, in words. Counts down between progress events.
 * @param typical seconds of a whole run; null if not measured
 */
export function useTimeLeft(progress: number, typical: number | null): string | null {
  const [report, setReport] = useState({ progress, seconds: 0 })
  if (report.progress !== progress) setReport({ progress, seconds: 0 })

  useEffect(() => {
    const timer = setInterval(
      () => setReport((last) => ({ ...last, seconds: last.seconds + TICK_MS / 1000 })),
      TICK_MS
    )
    return () => clearInterval(timer)
  }, [])

  if (typical === null) return null
  return timeLeft(secondsLeft(typical, progress, report.seconds))
}
