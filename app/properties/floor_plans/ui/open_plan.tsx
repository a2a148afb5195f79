import { Maximize2, Play } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { IconButton } from '#app/kit/button/icon_button'
import { useLocale } from '#app/kit/hooks/use_reader'
import type { ShownPin, ShownPlan } from '#app/properties/floor_plans/floor_plans'
import { askedRoom } from '#app/properties/floor_plans/ui/asked_room'
import { PlanPaper, pinPlace, planPinStyle } from '#app/properties/floor_plans/ui/plan_paper'
import { useShownListing, type ListingImage } from '#app/properties/parts/ui/shown_listing'
import { formatArea } from '#app/properties/ui/format_measures'

interface OpenPlanProps {
  plan: ShownPlan<ListingImage>
  /** @param index among the listing’s photos */
  onPhoto: (index: number) => void
  onEnlarge: () => void
}

/** A plan with its pins, and what they open in a list below it. */
export function OpenPlan({ plan, onPhoto, onEnlarge }: OpenPlanProps) {
  const { name, picture, pins } = plan
  const watch = (pin: ShownPin) => askedRoom.set({ plan: plan.id, pin: pin.id })
  const open = (pin: ShownPin) => (pin.photoIndex === null ? watch(pin) : onPhoto(pin.photoIndex))
  return (
    <figure>
      <PlanPaper picture={picture} name={name} sizes="(width >= 1024px) 790px, 100vw">
        {pins.map((pin, index) => (
          <PinOnPlan key={pin.id} pin={pin} number={index + 1} onOpen={() => open(pin)} />
        ))}
      </PlanPaper>
      <figcaption className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <span dir="auto" className="min-w-0 break-words text-muted">
          {name}
        </span>
        <Button size="sm" icon={Maximize2} onClick={onEnlarge}>
          Enlarge
        </Button>
      </figcaption>
      {pins.length > 0 && (
        <ol aria-label={`Photos on ${name}`} className="mt-3 grid gap-x-8 @2xl/listing:grid-cols-2">
          {pins.map((pin, index) => (
            <li key={pin.id} className="flex items-center border-b border-line">
              <PinInList pin={pin} number={index + 1} onOpen={() => open(pin)} />
              {pin.isShownElsewhere && (
                <IconButton
                  icon={Play}
                  label={`Watch ${pin.label || 'this room'}`}
                  onClick={() => watch(pin)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </figure>
  )
}

interface PinProps {
  pin: ShownPin
  /** from 1 */
  number: number
  onOpen: () => void
}

const opensSomething = ({ photoIndex, isShownElsewhere }: ShownPin) =>
  photoIndex !== null || isShownElsewhere

function PinOnPlan({ pin, number, onOpen }: PinProps) {
  const looks = { style: pinPlace(pin), className: planPinStyle({ isOnPlan: true }) }
  const title = pin.label || undefined
  if (!opensSomething(pin)) {
    return (
      <span aria-hidden title={title} {...looks}>
        {number}
      </span>
    )
  }
  const action = pin.photoIndex === null ? 'watch' : 'open photo'
  return (
    <button
      type="button"
      {...looks}
      aria-label={`${number}. ${pin.label || 'Photo'}: ${action}`}
      title={title}
      onClick={onOpen}
    >
      {number}
    </button>
  )
}

function PinInList({ pin, number, onOpen }: PinProps) {
  const locale = useLocale()
  const { area_unit: unit } = useShownListing().property
  const row = 'flex min-h-12 min-w-0 grow items-center gap-3 text-left'
  const words = (
    <>
      <span className="num w-5 shrink-0 text-muted">{number}</span>
      <span dir="auto" className="min-w-0 break-words">
        {pin.label || 'Photo'}
      </span>
      {pin.size !== null && (
        <span className="num ml-auto shrink-0 text-13 text-muted">
          {formatArea(pin.size, unit, locale)}
        </span>
      )}
    </>
  )
  if (!opensSomething(pin)) return <span className={row}>{words}</span>
  return (
    <button type="button" className={`${row} hover:text-brass`} onClick={onOpen}>
      {words}
    </button>
  )
}
