import { X } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { Photo } from '#app/kit/media/photo'
import type { DraftSlide } from '#app/spots/ui/state/draft_slides'

interface SlideStripProps {
  slides: readonly DraftSlide[]
  chosen: string | null
  onChoose: (key: string) => void
  onRemove: (key: string) => void
}

/** The slides in their order: choose one to look at and cut it, or remove it. */
export function SlideStrip({ slides, chosen, onChoose, onRemove }: SlideStripProps) {
  return (
    <ul aria-label="Slides" className="flex gap-2 overflow-x-auto py-1">
      {slides.map(({ key, picture, label }, index) => (
        <li key={key} className="relative w-18 shrink-0">
          <button
            type="button"
            aria-label={`Slide ${index + 1}: ${label}`}
            aria-pressed={key === chosen}
            onClick={() => onChoose(key)}
            className="block w-full overflow-hidden rounded-6 border-2 border-transparent aria-pressed:border-brass"
          >
            <Photo image={picture} ratio="9/16" sizes="72px" alt="" />
          </button>
          <IconButton
            icon={X}
            label={`Remove slide ${index + 1}`}
            size="sm"
            variant="veil"
            className="absolute top-1 right-1"
            onClick={() => onRemove(key)}
          />
        </li>
      ))}
    </ul>
  )
}
