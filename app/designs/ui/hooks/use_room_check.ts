import { useEffect, useState } from 'react'
import { designApi } from '#app/designs/ui/design_api'
import { smallCopy } from '#app/designs/ui/state/small_copy'

/** Whether a photo seems to show no room; false if the check failed. */
export function useRoomCheck(photograph: Blob): boolean {
  const [doubted, setDoubted] = useState<Blob | null>(null)

  useEffect(() => {
    let isCurrent = true
    const check = async () => {
      const { looks_like_room: looksLikeRoom } = await designApi.check(await smallCopy(photograph))
      if (isCurrent && looksLikeRoom === false) setDoubted(photograph)
    }
    check().catch(() => {})
    return () => void (isCurrent = false)
  }, [photograph])

  return doubted === photograph
}
