import { HousePlus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { countWords } from '#app/kit/display/count_words'

interface AddingBarProps {
  chosen: number
  /** finished and not in the listing */
  ready: number
  slug: string
  isAdding: boolean
  onChooseAll: (isChosen: boolean) => void
  onAdd: () => void
}

export function AddingBar({ chosen, ready, slug, isAdding, onChooseAll, onAdd }: AddingBarProps) {
  const isAll = chosen === ready
  return (
    <div className="sticky bottom-0 z-20 flex flex-col gap-3 border-t border-line bg-canvas py-3.5 max-md:bottom-[calc(64px+env(safe-area-inset-bottom))] md:flex-row md:items-center md:justify-between md:gap-8">
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
