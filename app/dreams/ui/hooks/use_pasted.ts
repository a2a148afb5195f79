import { useEffect, useEffectEvent } from 'react'

interface Taken {
  onText: (text: string) => void
  onFiles: (files: File[]) => void
}

const FIELDS = 'input, textarea, [contenteditable="true"], [role="dialog"]'

/** What is pasted anywhere on the page but into a field. */
export function usePasted({ onText, onFiles }: Taken): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    if (event.target instanceof Element && event.target.closest(FIELDS)) return
    const files = [...(event.clipboardData?.files ?? [])]
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (!files.length && !text.trim()) return
    event.preventDefault()
    if (files.length) onFiles(files)
    else onText(text)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}
