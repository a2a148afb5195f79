import { useState } from 'react'
import { History } from 'lucide-react'
import { Badge } from '#app/kit/display/badge'
import { IconButton } from '#app/kit/button/icon_button'
import { Photo } from '#app/kit/media/photo'
import type { usePeek } from '#app/designs/ui/hooks/use_peek'
import type { PublicDesign } from '#app/designs/ui/state/types'

interface PeekPictureProps {
  design: PublicDesign
  peek: ReturnType<typeof usePeek>
  sizes: string
  priority?: boolean
}

/** The original is fetched the first time someone asks for it. */
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
        <Badge tone="veil">{original && isPeeking ? 'Before' : 'AI-generated'}</Badge>
      </span>
      {original && (
        <span className="absolute top-2 right-2 z-10">
          <IconButton
            icon={History}
            label={`Before: ${design.title}`}
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
