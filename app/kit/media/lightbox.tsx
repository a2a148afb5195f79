import { loadAhead } from '#app/kit/offline/load_patiently'
import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import type { LucideIcon } from 'lucide-react'
import type { Picture } from '#app/kit/media/picture'

const loadDialog = () => import('#app/kit/media/lightbox_dialog')
const LightboxDialog = lazyPart(loadDialog)

export interface LightboxProps {
  images: Picture[]
  /** For screen readers: "Photos of Casa Livia". */
  label: string
  /** Index of the first picture; null while closed. */
  openAt: number | null
  onClose: () => void
  /** called with the index of each picture that is shown */
  onShow?: (index: number) => void
  /** a link for each picture, beside zoom and close */
  actionOf?: (picture: Picture) => LightboxAction
}

export interface LightboxAction {
  label: string
  href: string
  icon: LucideIcon
}

/** Call when someone is about to open one (hover, focus) to load its code early. */
export function preloadLightbox(): void {
  loadAhead(loadDialog)
}

/** Full-screen pictures, one at a time. Its code loads on first open. */
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
