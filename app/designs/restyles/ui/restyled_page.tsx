import { useState } from 'react'
import { Head } from '@inertiajs/react'
import { HousePlus, Play } from 'lucide-react'
import { creditsInWords } from '#app/designs/design_limits'
import { lookLabelOf, designTitleOf } from '#app/designs/looks/ui/look_words'
import { stateOf, tallyOf } from '#app/designs/restyles/ui/restyle_items'
import { RestyledCard } from '#app/designs/restyles/ui/restyled_card'
import { useRestyle } from '#app/designs/restyles/ui/use_restyle'
import type { Looks, Restyle, RestyleItem } from '#app/designs/ui/types'
import { useCredits } from '#app/designs/ui/use_credits'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { TextLink } from '#app/kit/button/text_link'
import { countWords } from '#app/kit/display/count_words'
import { Progress } from '#app/kit/display/progress'
import { SectionHeading } from '#app/kit/display/section_heading'

interface RestyledProps {
  restyle: Restyle
  looks: Looks
  credits: number
  price: number
}

export default function Restyled({ restyle, looks, credits: atFirst, price }: RestyledProps) {
  const { property, options } = restyle
  const { items, busy, add, cancel, resume, retry } = useRestyle(restyle)
  const [credits] = useCredits(atFirst)
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(new Set())
  const { ready, waiting, resumable, isOver, progress } = tallyOf(items)
  const addable = items.filter((item) => stateOf(item) === 'ready').map(({ id }) => id)
  const chosen = addable.filter((id) => !skipped.has(id))

  const names = namesOf(items, looks)

  const choose = (ids: readonly number[], isChosen: boolean) =>
    setSkipped((now) => {
      const next = new Set(now)
      for (const id of ids) {
        if (isChosen) next.delete(id)
        else next.add(id)
      }
      return next
    })

  return (
    <div className="gutter mx-auto w-full max-w-400 pt-6 md:pt-8">
      <Head title="Restyled listing" />
      <p className="text-13">
        <TextLink
          href={`/properties/${property.slug}/restyle`}
          className="inline-flex min-h-6 items-center"
        >
          Restyle with another look
        </TextLink>
      </p>
      <div className="mt-4">
        <SectionHeading
          level="page"
          label={property.name ?? 'Untitled listing'}
          action={
            <span className="num text-13 text-muted" aria-live="polite">
              {creditsInWords(credits)}
            </span>
          }
        >
          {designTitleOf(options, looks)}
        </SectionHeading>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-3">
        <div className="min-w-0 grow basis-full sm:basis-0">
          <p role="status">
            {isOver
              ? `${countWords(ready, 'photo')} ready.`
              : `${ready} of ${countWords(items.length, 'photo')} ready. You can leave this page; we’ll tell you.`}
          </p>
          {!isOver && (
            <div className="mt-3 max-w-140">
              <Progress label="The whole listing" value={progress} isLabelHidden />
            </div>
          )}
        </div>
        {waiting > 0 && (
          <Button isLoading={busy === 'cancel'} onClick={cancel}>
            Stop {countWords(waiting, 'waiting photo')}
          </Button>
        )}
        {resumable > 0 && (
          <Button icon={Play} isLoading={busy === 'resume'} onClick={resume}>
            Resume {countWords(resumable, 'photo')} · {creditsInWords(resumable * price)}
          </Button>
        )}
      </div>
      <ul className="mt-8 grid gap-x-5 gap-y-9 pb-10 sm:grid-cols-2 xl:grid-cols-3">
        {items.map((item, index) => (
          <RestyledCard
            key={item.id}
            item={item}
            name={names[index]}
            price={price}
            isChosen={!skipped.has(item.id)}
            isBusy={busy === item.id}
            onChoose={(isChosen) => choose([item.id], isChosen)}
            onRetry={() => retry(item.id)}
          />
        ))}
      </ul>
      {ready > 0 && (
        <AddingBar
          chosen={chosen.length}
          ready={addable.length}
          slug={property.slug}
          isAdding={busy === 'add'}
          onChooseAll={(isChosen) => choose(addable, isChosen)}
          onAdd={() => add(chosen)}
        />
      )}
    </div>
  )
}

/** "Kitchen", "Bedroom 1", "Bedroom 2", "Photo 4" */
function namesOf(items: readonly RestyleItem[], { room_types: rooms }: Looks): string[] {
  const labels = items.map(({ room_type: room }) => room && lookLabelOf(rooms, room))
  return labels.map((label, index) => {
    if (!label) return `Photo ${index + 1}`
    const isAlone = labels.indexOf(label) === labels.lastIndexOf(label)
    const before = labels.slice(0, index).filter((other) => other === label)
    return isAlone ? label : `${label} ${before.length + 1}`
  })
}

interface AddingBarProps {
  chosen: number
  /** finished and not in the listing */
  ready: number
  slug: string
  isAdding: boolean
  onChooseAll: (isChosen: boolean) => void
  onAdd: () => void
}

function AddingBar({ chosen, ready, slug, isAdding, onChooseAll, onAdd }: AddingBarProps) {
  const isAll = chosen === ready
  return (
    <div className="not-short:sticky bottom-(--bar-bottom) z-20 flex flex-col gap-3 border-t border-line bg-canvas py-3.5 md:flex-row md:items-center md:justify-between md:gap-8">
      <p className="text-13 text-muted">
        {ready > 0
          ? 'In the listing they are labeled “Virtually staged” and shown next to the original.'
          : 'Your listing shows all finished photos.'}
      </p>
      <div className="flex shrink-0 gap-2">
        {ready > 0 ? (
          <>
            <Button className="max-md:flex-1" onClick={() => onChooseAll(!isAll)}>
              {isAll ? 'Choose none' : 'Choose all'}
            </Button>
            <Button
              variant="primary"
              icon={HousePlus}
              className="max-md:flex-1"
              isLoading={isAdding}
              disabled={chosen === 0}
              onClick={onAdd}
            >
              {chosen === 0 ? 'Add to listing' : `Add ${countWords(chosen, 'photo')}`}
            </Button>
          </>
        ) : (
          <ButtonLink href={`/properties/${slug}`} variant="primary" className="max-md:flex-1">
            View listing
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
