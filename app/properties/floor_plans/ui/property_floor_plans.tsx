import { useState } from 'react'
import { Lightbox, preloadLightbox } from '#app/kit/media/lightbox'
import { Tabs } from '#app/kit/tabs/tabs'
import { floorPlansContent, shownFloors, shownPlans } from '#app/properties/floor_plans/floor_plans'
import { roomsShownIn } from '#app/properties/floor_plans/plan_rooms'
import { OpenPlan } from '#app/properties/floor_plans/ui/open_plan'
import { PlanPapers } from '#app/properties/floor_plans/ui/plan_papers'
import { isPlanPaper, PLANS_PLACE } from '#app/properties/floor_plans/ui/plans_link'
import { PartFrame } from '#app/properties/parts/ui/part_frame'
import { useShownListing } from '#app/properties/parts/ui/shown_listing'
import { tellSight } from '#app/properties/sights/ui/guest_sights'

/** What the lightbox shows: the listing’s photos, or the plans themselves. */
interface Opened {
  of: 'photos' | 'plans'
  at: number
}

export function PropertyFloorPlans() {
  const { property, images, documents, media, isPreview } = useShownListing()
  const part = property.components.floor_plans
  const content = floorPlansContent(part?.content)
  const plans = shownPlans(content, part?.images ?? [], images, roomsShownIn(media))
  const floors = shownFloors(plans)
  const [openId, setOpenId] = useState(floors[0]?.id)
  const [opened, setOpened] = useState<Opened | null>(null)
  const floor = floors.find(({ id }) => id === openId) ?? floors[0]
  const papers = documents.filter((document) => document.url && isPlanPaper(document))
  if (!floor && !papers.length) return null

  const shown = floor && (
    <div className="flex flex-col gap-12">
      {floor.plans.map((plan) => (
        <OpenPlan
          key={plan.id}
          plan={plan}
          onPhoto={(at) => setOpened({ of: 'photos', at })}
          onEnlarge={() => setOpened({ of: 'plans', at: plans.indexOf(plan) })}
        />
      ))}
    </div>
  )
  return (
    <PartFrame part="floor_plans" title={content.title || 'Floor plans'}>
      <div
        id={isPreview ? undefined : PLANS_PLACE}
        className="scroll-mt-28"
        onPointerEnter={preloadLightbox}
      >
        {!floor || floors.length === 1 ? (
          shown
        ) : (
          <Tabs
            label="Floor plans"
            tabs={floors.map(({ id, name }) => ({ value: id, label: name }))}
            value={floor.id}
            onChange={setOpenId}
          >
            {shown}
          </Tabs>
        )}
        {papers.length > 0 && <PlanPapers papers={papers} />}
      </div>
      <Lightbox
        images={[...images]}
        label="Photos of the rooms"
        openAt={opened?.of === 'photos' ? opened.at : null}
        onClose={() => setOpened(null)}
        onShow={(index) => tellSight({ photo: images[index].id })}
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
