import { useState, type ReactNode } from 'react'

interface PhotoDropProps {
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** Takes photos that are dropped anywhere on it. */
export function PhotoDrop({ onFiles, children }: PhotoDropProps) {
  const [isOver, setOver] = useState(false)
  return (
    <div
      data-drop
      className={`relative min-h-60 rounded-6 ${isOver ? 'outline-2 outline-offset-8 outline-brass' : ''}`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget))
          setOver(false)
      }}
      onDrop={(event) => {
        setOver(false)
        const files = [...event.dataTransfer.files]
        if (!files.length) return
        event.preventDefault()
        onFiles(files)
      }}
    >
      {children}
    </div>
  )
}
