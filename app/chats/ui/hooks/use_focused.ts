import { useSyncExternalStore } from 'react'

const EVENTS = ['focus', 'blur'] as const

function subscribe(onChange: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, onChange)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, onChange)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** Whether this page is visible and its window focused. */
export function useFocused(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible' && document.hasFocus(),
    () => false
  )
}
