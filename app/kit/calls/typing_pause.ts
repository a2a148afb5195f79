import { useEffect, useState } from 'react'

const PAUSE_MS = 150

/** Waits long enough for the next key, so that a search asks once per pause of typing. */
export function typingPause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
}

/** What is typed, once typing pauses. */
export function useTyped(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
