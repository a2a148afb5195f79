import { useState } from 'react'
import { Maximize2, Play } from 'lucide-react'
import type { Data } from '#data'
import { Button } from '#app/kit/button/button'
import { IconButton } from '#app/kit/button/icon_button'
import { Lightbox, preloadLightbox } from '#app/kit/media/lightbox'
import { Tabs } from '#app/kit/tabs/tabs'
import {
  floorPlansContent,
  shownPlans,
  type ShownPin,
  type ShownPlan,
} from '#app/properties/floor_plans/floor_plans'
import type { PlanRoom } from '#app/properties/floor_plans/plan_rooms'
import { PartFrame } from '#app/properties/parts/ui/part_frame'
import { PlanPaper, pinPlace, planPinStyle } from '#app/properties/floor_plans/ui/plan_paper'
import type { ListingImage } from '#app/properties/parts/ui/shown_listing'
import { askedRoom } from '#app/properties/floor_plans/ui/asked_room'

interface PropertyFloorPlansProps {
  component: Data.Properties.Parts.Component | undefined
  /** the listing’s photos */
  images: readonly ListingImage[]
  /** that other parts of the page show */
  rooms: readonly PlanRoom[]
}

type Shown = ShownPlan<Data.Media.Image>

/** What the lightbox shows: the listing’s photos, or the plans themselves. */
interface Opened {
  of: 'photos' | 'plans'
  at: number
}

export function PropertyFloorPlans({ component, images, rooms }: PropertyFloorPlansProps) {
  const content = floorPlansContent(component?.content)
  const plans = shownPlans(content, component?.images ?? [], images, rooms)
  const [openId, setOpenId] = useState(plans[0]?.id)
  const [opened, setOpened] = useState<Opened | null>(null)
  const at = Math.max(
    0,
    plans.findIndex(({ id }) => id === openId)
  )
  const plan = plans[at]
  if (!plan) return null

  const shown = (
    <OpenPlan
      plan={plan}
      onPhoto={(photo) => setOpened({ of: 'photos', at: photo })}
      onEnlarge={() => setOpened({ of: 'plans', at })}
    />
  )
  return (
    <PartFrame part="floor_plans" title={content.title || 'Floor plans'}>
      <div onPointerEnter={preloadLightbox}>
        {plans.length === 1 ? (
          shown
        ) : (
          <Tabs
            label="Floor plans"
            tabs={plans.map(({ id, name }) => ({ value: id, label: name }))}
            value={plan.id}
            onChange={setOpenId}
          >
            {shown}
          </Tabs>
        )}
      </div>
      <Lightbox
        images={[...images]}
        label="Photos of the rooms"
        openAt={opened?.of === 'photos' ? opened.at : null}
        onClose={() => setOpened(null)}
      />
      <Lightbox
        images={plans.map(({ picture, name }) => ({ ...picture, alt: name, isPaper: true }))}
        label="Floor plans"
        openAt={opened?.of === 'plans' ? opened.at : null}
        onClose={() => setOpened(null)}
      />
    </PartFrame>
  )
}

interface OpenPlanProps {
  plan: Shown
  /** @param index among the listing’s photos */
  onPhoto: (index: number) => void
  onEnlarge: () => void
}

function OpenPlan({ plan, onPhoto, onEnlarge }: OpenPlanProps) {
  const { id, name, picture, pins } = plan
  const watch = (pin: ShownPin) => askedRoom.set({ plan: id, pin: pin.id })
  const open = (pin: ShownPin) => (pin.photoIndex === null ? watch(pin) : onPhoto(pin.photoIndex))
  return (
    <figure>
      <PlanPaper picture={picture} name={name} sizes="(width >= 1024px) 790px, 100vw">
        {pins.map((pin, index) => (
          <button
            key={pin.id}
            type="button"
            style={pinPlace(pin)}
            className={planPinStyle({ isOnPlan: true })}
            aria-label={`${index + 1}. ${pin.label || 'Photo'}: ${pin.photoIndex === null ? 'watch' : 'open photo'}`}
            title={pin.label || undefined}
            onClick={() => open(pin)}
          >
            {index + 1}
          </button>
        ))}
      </PlanPaper>
      <figcaption className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <span dir="auto" className="text-muted">
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
              <button
                type="button"
                className="flex min-h-12 min-w-0 grow items-center gap-3 text-left hover:text-brass"
                onClick={() => open(pin)}
              >
                <span className="num w-5 shrink-0 text-muted">{index + 1}</span>
                <span className="min-w-0 break-words">{pin.label || 'Photo'}</span>
              </button>
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
