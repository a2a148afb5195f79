import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useEffect } from 'react'
import { setPaletteOpen, usePaletteOpen } from '#app/shell/ui/palette/palette_store'

const Palette = lazyPart(() => import('#app/shell/ui/palette/palette'))

/** Opens the command palette on Ctrl K or ⌘K; its code loads on first use. */
export function PaletteHost() {
  const isOpen = usePaletteOpen()

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return
      if (event.altKey || event.shiftKey) return
      event.preventDefault()
      setPaletteOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <Palette onClose={() => setPaletteOpen(false)} />
    </Suspense>
  )
}
