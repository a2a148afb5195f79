import { lazy, Suspense, useState } from 'react'
import type { Picture } from '#app/kit/media/picture'

const loadDialog = () => import('#app/kit/media/lightbox_dialog')
const LightboxDialog = lazy(loadDialog)

export interface LightboxProps {
  images: Picture[]
  /** What they show, for screen readers: "Photos of Casa Livia". */
  label: string
  /** The picture it opens with; null while it is closed. */
  openAt: number | null
  onClose: () => void
}

/** Call when someone is about to open one (pointer over it, focus): its code is there sooner. */
export function preloadLightbox(): void {
  void loadDialog()
}

/** Pictures on the whole screen, one at a time. Its code is fetched when it first opens. */
export function Lightbox(props: LightboxProps) {
  const [wasOpened, setWasOpened] = useState(false)
  if (props.openAt !== null && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <LightboxDialog {...props} />
    </Suspense>
  )
}
