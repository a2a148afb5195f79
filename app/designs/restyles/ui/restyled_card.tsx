import { Check, RotateCcw } from 'lucide-react'
import { creditsInWords } from '#app/designs/design_limits'
import { stepWord } from '#app/designs/designer/ui/run_words'
import { stateOf } from '#app/designs/restyles/ui/restyle_items'
import type { RestyleItem, Design } from '#app/designs/ui/types'
import { Button } from '#app/kit/button/button'
import { TextLink } from '#app/kit/button/text_link'
import { Badge } from '#app/kit/display/badge'
import { Progress } from '#app/kit/display/progress'
import { Checkbox } from '#app/kit/form/checkbox'
import { CompareSlider } from '#app/kit/media/compare_slider'
import { Photo } from '#app/kit/media/photo'

interface RestyledCardProps {
  item: RestyleItem
  /** "Bedroom", or "Photo 3" */
  name: string
  price: number
  isChosen: boolean
  isBusy: boolean
  onChoose: (isChosen: boolean) => void
  onRetry: () => void
}

export function RestyledCard(props: RestyledCardProps) {
  const { item, name, price, isChosen, isBusy, onChoose, onRetry } = props
  const state = stateOf(item)
  const isGone = !item.photo && !item.design?.original_image

  return (
    <li aria-label={name} className="flex min-w-0 flex-col gap-3">
      <RestyledPicture item={item} name={name} />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {state === 'ready' && (
          <Checkbox
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
            label={name}
          />
        )}
        {state === 'added' && (
          <p className="flex items-center gap-2">
            <Check size={18} strokeWidth={1.5} aria-hidden className="text-brass" />
            <bdi>{name}</bdi>
            <span className="text-13 text-muted">In the listing</span>
          </p>
        )}
        {(state === 'waiting' || state === 'running') && <p dir="auto">{name}</p>}
        {(state === 'failed' || state === 'canceled' || state === 'deleted') && (
          <div className="min-w-0 flex-1">
            <p dir="auto">{name}</p>
            <p className="text-13 text-muted">{wordsOf(state, item, isGone)}</p>
          </div>
        )}
        {(state === 'ready' || state === 'added') && (
          <TextLink
            href={`/designer?design=${item.design?.id}`}
            className="inline-flex min-h-6 items-center text-13"
          >
            Open in designer
          </TextLink>
        )}
        {(state === 'failed' || state === 'canceled' || state === 'deleted') && !isGone && (
          <Button icon={RotateCcw} size="sm" isLoading={isBusy} onClick={onRetry}>
            {state === 'canceled' ? 'Restyle' : 'Try again'} · {creditsInWords(price)}
          </Button>
        )}
      </div>
      {(state === 'ready' || state === 'added') && item.design && (
        <RestyledRemarks design={item.design} />
      )}
    </li>
  )
}

/** What was not changed, or was free, and where to help. */
function RestyledRemarks({ design }: { design: Design }) {
  const { id, remarks, original_image: original } = design
  if (remarks.length === 0) return null
  return (
    <div className="text-13 text-muted">
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      {original && (
        <TextLink href={`/designs/${id}/surfaces`} className="inline-flex min-h-6 items-center">
          Refine areas
        </TextLink>
      )}
    </div>
  )
}

function wordsOf(
  state: 'failed' | 'canceled' | 'deleted',
  { design }: RestyleItem,
  isGone: boolean
): string {
  if (isGone) return 'Its photo was deleted.'
  if (state === 'failed') return `${design?.error ?? 'This design failed.'} Your credit is back.`
  return state === 'canceled' ? 'Stopped. Your credit is back.' : 'You deleted this design.'
}

const SIZES = '(min-width: 1280px) 420px, (min-width: 640px) 46vw, 92vw'

interface RestyledPictureProps {
  item: RestyleItem
  name: string
}

/** Before and after, or what is on its way. */
function RestyledPicture({ item, name }: RestyledPictureProps) {
  const { design, photo } = item
  const state = stateOf(item)
  const before = design?.original_image ?? photo

  if (design?.image && before && (state === 'ready' || state === 'added')) {
    return (
      <div className="aspect-3/2 overflow-hidden rounded-6">
        <CompareSlider
          before={{ ...before, alt: `${name}, as it is today` }}
          after={{ ...design.image, alt: `${name}, redesigned` }}
          label={`${name}, before and after`}
          sizes={SIZES}
          isVertical={false}
          isFilling
        >
          <Badge tone="veil">AI-generated</Badge>
        </CompareSlider>
      </div>
    )
  }
  return (
    <div
      className="relative overflow-hidden rounded-6"
      aria-busy={state === 'running' || undefined}
    >
      <Photo image={before} ratio="3/2" sizes={SIZES} alt="" className="opacity-60" />
      {design?.preview && (
        <img
          src={design.preview}
          alt={`Preview of ${name}`}
          className="absolute inset-0 size-full object-cover blur-xs"
        />
      )}
      {state === 'waiting' && (
        <span className="absolute bottom-3 left-3">
          <Badge tone="veil">Waiting</Badge>
        </span>
      )}
      {design && state === 'running' && <Running design={design} name={name} />}
    </div>
  )
}

function Running({ design, name }: { design: Design; name: string }) {
  const step = design.progress_steps.find(({ completed }) => completed === 'in_progress')
  return (
    <div className="absolute inset-x-3 bottom-3 flex flex-col gap-2">
      <span>
        <Badge tone="veil">{stepWord(step?.message ?? 'Finalizing')}</Badge>
      </span>
      <Progress label={name} value={design.progress} isLabelHidden />
    </div>
  )
}
