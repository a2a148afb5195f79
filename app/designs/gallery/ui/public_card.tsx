import { Link } from '@inertiajs/react'
import { useState, useRef, type MouseEvent, type PointerEvent } from 'react'
import { History } from 'lucide-react'
import type { PublicDesign } from '#app/designs/ui/types'
import { IconButton } from '#app/kit/button/icon_button'
import { Avatar } from '#app/kit/display/avatar'
import { Badge } from '#app/kit/display/badge'
import { PersonLink } from '#app/kit/display/person_link'
import { HOLD_AFTER_MS } from '#app/kit/hooks/gestures'
import { Photo } from '#app/kit/media/photo'

interface PublicCardProps {
  design: PublicDesign
  sizes?: string
  level?: 'h2' | 'h3'
  priority?: boolean
}

/** The whole card is one link, except for its author. */
export function PublicCard({
  design,
  sizes = '(min-width: 1280px) 400px, (min-width: 768px) 46vw, 92vw',
  level: Heading = 'h2',
  priority,
}: PublicCardProps) {
  const peek = usePeek()
  const { title, details, author, url } = design

  return (
    <article className="group relative min-w-0 select-none" {...peek.listeners}>
      <PeekPicture design={design} peek={peek} sizes={sizes} priority={priority} />
      <div className="mt-3.5 flex items-start justify-between gap-4">
        <div className="min-w-0">
          <Heading className="truncate text-22">
            <Link
              dir="auto"
              href={url}
              draggable={false}
              className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
            >
              {title}
            </Link>
          </Heading>
          <p className="truncate text-13 text-muted">{details.join(' · ') || 'A room'}</p>
        </div>
        <PersonLink
          person={author}
          className="relative z-10 flex min-w-0 shrink-0 items-center gap-2 pt-0.5 text-13 text-muted"
        >
          <Avatar name={author.name} src={author.avatar} size="sm" />
          <span className="max-w-28 truncate">@{author.handle}</span>
        </PersonLink>
      </div>
    </article>
  )
}

interface PeekPictureProps {
  design: PublicDesign
  peek: ReturnType<typeof usePeek>
  sizes: string
  priority?: boolean
}

/** The original is fetched the first time someone asks for it. */
function PeekPicture({ design, peek, sizes, priority }: PeekPictureProps) {
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

/** Shows the original on hover, on touch and hold, or until a button is pressed again. */
function usePeek() {
  const [isOver, setOver] = useState(false)
  const [isPinned, setPinned] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)

  const end = () => {
    clearTimeout(timer.current)
    setOver(false)
  }

  return {
    isPeeking: isOver || isPinned,
    isPinned,
    togglePin: () => setPinned((pinned) => !pinned),
    listeners: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') setOver(true)
      },
      onPointerDown: ({ pointerType }: PointerEvent) => {
        wasHeld.current = false
        if (pointerType === 'mouse') return
        timer.current = setTimeout(() => {
          wasHeld.current = true
          setOver(true)
        }, HOLD_AFTER_MS)
      },
      onPointerUp: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') end()
      },
      onPointerLeave: end,
      onPointerCancel: end,
      /** Touch and hold must neither open a menu nor follow the link. */
      onContextMenu: (event: MouseEvent) => {
        if (wasHeld.current) event.preventDefault()
      },
      onClickCapture: (event: MouseEvent) => {
        if (wasHeld.current) event.preventDefault()
        wasHeld.current = false
      },
    },
  }
}
