import { Columns2, TriangleAlert } from 'lucide-react'
import { Link } from '@inertiajs/react'
import { Badge } from '#app/kit/display/badge'
import { IconButton } from '#app/kit/button/icon_button'
import { Photo } from '#app/kit/media/photo'
import { Progress } from '#app/kit/display/progress'
import { TimeAgo } from '#app/kit/display/time_ago'
import { DeleteButton, FavoriteButton } from '#app/designs/collection/ui/design_buttons'
import { useDesignActions } from '#app/designs/designer/ui/use_design_actions'
import type { DesignShelf } from '#app/designs/collection/ui/design_shelf'
import { subtitleOf, designTitleOf } from '#app/designs/looks/ui/look_words'
import { isDesignRunning, type Design, type Looks } from '#app/designs/ui/types'

interface DesignCardProps {
  design: Design
  shelf: DesignShelf
  looks: Looks
  isPicked: boolean
  onPick: () => void
}

const SIZES = '(min-width: 1280px) 400px, (min-width: 768px) 46vw, 92vw'

export function DesignCard({ design, shelf, looks, isPicked, onPick }: DesignCardProps) {
  const { remove } = useDesignActions(shelf)
  const title = designTitleOf(design.options, looks)

  return (
    <article className="group min-w-0">
      <div className="relative overflow-hidden rounded-6">
        <Link href={`/designer?design=${design.id}`} className="block" tabIndex={-1} aria-hidden>
          <Photo image={design.image ?? design.original_image} ratio="3/2" sizes={SIZES} alt="" />
        </Link>
        <span className="pointer-events-none absolute bottom-3 left-3">
          <State design={design} />
        </span>
        <span className="absolute top-2 right-2 flex gap-1">
          {design.status === 'completed' && (
            <IconButton
              icon={Columns2}
              label={isPicked ? 'Cancel comparison' : 'Compare'}
              aria-pressed={isPicked}
              variant="veil"
              size="sm"
              onClick={onPick}
              className="aria-pressed:bg-brass aria-pressed:text-on-brass"
            />
          )}
          <FavoriteButton design={design} shelf={shelf} isOnPicture />
          <DeleteButton onDelete={() => void remove(design.id)} isOnPicture />
        </span>
      </div>
      <div className="mt-3 flex items-baseline justify-between gap-4">
        <div className="min-w-0">
          <h2 className="truncate text-18">
            <Link
              dir="auto"
              href={`/designer?design=${design.id}`}
              className="rounded-2 hover:underline hover:decoration-1 hover:underline-offset-4"
            >
              {title}
            </Link>
          </h2>
          <p className="truncate text-13 text-muted">{subtitleOf(design.options, looks)}</p>
        </div>
        <span className="shrink-0 text-13 text-muted">
          <TimeAgo at={design.created_at} />
        </span>
      </div>
      {isDesignRunning(design) && (
        <div className="mt-3">
          <Progress label="Your design" value={design.progress} isLabelHidden />
        </div>
      )}
    </article>
  )
}

function State({ design }: { design: Design }) {
  if (design.status === 'completed') return <Badge tone="veil">AI-generated</Badge>
  if (isDesignRunning(design)) return <Badge tone="veil">In progress</Badge>
  return (
    <Badge tone="veil">
      <TriangleAlert size={14} strokeWidth={1.5} aria-hidden />
      Failed
    </Badge>
  )
}
