import { useState, useEffect, useEffectEvent, type ReactNode } from 'react'
import { droppedText } from '#app/dreams/items/ui/pasted'

interface BoardDropProps {
  onFiles: (files: File[]) => void
  onText: (text: string) => void
  children: ReactNode
}

/** What another window or the file manager may hand over. */
const TAKEN = ['Files', 'text/uri-list', 'text/plain']

/** Takes photos, links and words that are dropped anywhere on it. */
export function BoardDrop({ onFiles, onText, children }: BoardDropProps) {
  const [isOver, setOver] = useState(false)
  return (
    <div
      data-drop
      className={`relative min-h-60 rounded-6 ${isOver ? 'outline-2 outline-offset-8 outline-brass' : ''}`}
      onDragOver={(event) => {
        if (!TAKEN.some((type) => event.dataTransfer.types.includes(type))) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget))
          setOver(false)
      }}
      onDrop={(event) => {
        setOver(false)
        const files = [...event.dataTransfer.files]
        const text = droppedText((type) => event.dataTransfer.getData(type))
        if (!files.length && !text) return
        event.preventDefault()
        if (files.length) onFiles(files)
        else onText(text)
      }}
    >
      {children}
    </div>
  )
}

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
