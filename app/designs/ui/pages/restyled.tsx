import { useState } from 'react'
import { Head } from '@inertiajs/react'
import { Button } from '#app/kit/button/button'
import { TextLink } from '#app/kit/button/text_link'
import { countWords } from '#app/kit/display/count_words'
import { Progress } from '#app/kit/display/progress'
import { SectionHeading } from '#app/kit/display/section_heading'
import { creditsInWords } from '#app/designs/contract/credits_in_words'
import { AddingBar } from '#app/designs/ui/components/restyle/adding_bar'
import { RestyledCard } from '#app/designs/ui/components/restyle/restyled_card'
import { useCredits } from '#app/designs/ui/hooks/use_credits'
import { useRestyle } from '#app/designs/ui/hooks/use_restyle'
import { labelOf, titleOf } from '#app/designs/ui/state/look_words'
import { stateOf, tallyOf } from '#app/designs/ui/state/restyle_items'
import type { Looks, Restyle, RestyleItem } from '#app/designs/ui/state/types'

interface RestyledProps {
  restyle: Restyle
  looks: Looks
  credits: number
  price: number
}

export default function Restyled({ restyle, looks, credits: atFirst, price }: RestyledProps) {
  const { property, options } = restyle
  const { items, busy, add, cancel, retry } = useRestyle(restyle)
  const [credits] = useCredits(atFirst)
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(new Set())
  const { ready, waiting, isOver, progress } = tallyOf(items)
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
          {titleOf(options, looks)}
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
            Cancel {countWords(waiting, 'waiting photo')}
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
  const labels = items.map(({ room_type: room }) => room && labelOf(rooms, room))
  return labels.map((label, index) => {
    if (!label) return `Photo ${index + 1}`
    const isAlone = labels.indexOf(label) === labels.lastIndexOf(label)
    const before = labels.slice(0, index).filter((other) => other === label)
    return isAlone ? label : `${label} ${before.length + 1}`
  })
}
