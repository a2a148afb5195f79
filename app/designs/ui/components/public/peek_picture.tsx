import { useState } from 'react'
import { History } from 'lucide-react'
import { Badge } from '#app/common/ui/kit/badge'
import { IconButton } from '#app/common/ui/kit/icon_button'
import { Photo } from '#app/common/ui/kit/photo'
import type { usePeek } from '#app/designs/ui/hooks/use_peek'
import type { PublicDesign } from '#app/designs/ui/state/types'

interface PeekPictureProps {
  design: PublicDesign
  peek: ReturnType<typeof usePeek>
  /** how wide it is shown, as the `sizes` attribute */
  sizes: string
  /** the first picture of its page */
  priority?: boolean
}

/** What was made, and on asking what it was made from; which of them it is stands in a corner. */
export function PeekPicture({ design, peek, sizes, priority }: PeekPictureProps) {
  const { image, original_image: original } = design
  const { isPeeking, isPinned, togglePin } = peek
  const [wasAsked, setAsked] = useState(false)
  if (isPeeking && !wasAsked) setAsked(true)

  return (
    <div className="relative overflow-hidden rounded-6">
      <Photo image={image} ratio="3/2" sizes={sizes} priority={priority} alt="" />
      {original && wasAsked && (
        <span
          className={`absolute inset-0 transition-opacity duration-250 ease-out ${isPeeking ? '' : 'opacity-0'}`}
        >
          <Photo image={original} ratio="fill" sizes={sizes} alt="" />
        </span>
      )}
      <span className="pointer-events-none absolute bottom-3 left-3">
        <Badge tone="veil">{original && isPeeking ? 'Original' : 'AI-generated'}</Badge>
      </span>
      {original && (
        <span className="absolute top-2 right-2 z-10">
          <IconButton
            icon={History}
            label={`Show the original of ${design.title}`}
            aria-pressed={isPinned}
            variant="veil"
            size="sm"
            onClick={togglePin}
            className="aria-pressed:bg-brass aria-pressed:text-on-brass"
          />
        </span>
      )}
    </div>
  )
}
