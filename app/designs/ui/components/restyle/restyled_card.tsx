import { Check, RotateCcw } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { TextLink } from '#app/kit/button/text_link'
import { Checkbox } from '#app/kit/form/checkbox'
import { creditsInWords } from '#app/designs/contract/credits_in_words'
import { RestyledPicture } from '#app/designs/ui/components/restyle/restyled_picture'
import { stateOf } from '#app/designs/ui/state/restyle_items'
import type { RestyleItem } from '#app/designs/ui/state/types'

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
    </li>
  )
}

function wordsOf(
  state: 'failed' | 'canceled' | 'deleted',
  { design }: RestyleItem,
  isGone: boolean
): string {
  if (isGone) return 'Its photo was deleted.'
  if (state === 'failed') return `${design?.error ?? 'This design failed.'} Your credit is back.`
  return state === 'canceled' ? 'Canceled. Your credit is back.' : 'You deleted this design.'
}
