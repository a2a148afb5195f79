import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import { PICTURES, UploadDrop } from '#app/kit/upload/upload_drop'
import { UploadList } from '#app/kit/upload/upload_list'
import { moved } from '#app/kit/sorting/order'
import type { FloorPlan } from '#app/properties/floor_plans/floor_plans'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { PartSection, PartText } from '#app/properties/editor/ui/part_section'
import { PlanRow } from '#app/properties/floor_plans/ui/plan_row'
import { isPdf, roomForPlans } from '#app/properties/plan_pages/ui/plan_files'

const ChoosePlanPages = lazyPart(() => import('#app/properties/plan_pages/ui/choose_plan_pages'))

const PLANS = {
  accept: `${PICTURES.accept},application/pdf,.pdf`,
  name: 'floor plans',
  note: 'JPEG, PNG, WebP, AVIF, HEIC or PDF, up to 25\u00a0MB each',
}

export function FloorPlansSection() {
  const { session, state, planUploads } = useEditor()
  const { title, plans } = state.draft.parts.floor_plans
  /** whose pages are chosen, one after the other */
  const [pdfs, setPdfs] = useState<readonly File[]>([])
  const [pdf] = pdfs
  const room = roomForPlans(plans.length, planUploads.items)
  const edit = (next: FloorPlan[]) => session.editPart('floor_plans', { plans: next })

  const take = (files: Iterable<File>) => {
    const given = [...files]
    const pictures = given.filter((file) => !isPdf(file))
    if (pictures.length) planUploads.add(pictures)
    setPdfs((waiting) => [...waiting, ...given.filter(isPdf)])
  }

  return (
    <PartSection
      part="floor_plans"
      title="Floor plans"
      mustShow={planUploads.items.some(({ status }) => status === 'failed')}
      hint="Pins on a plan open your photos and tell what each room is and how large. Plans of the same floor stand together."
    >
      <PartText
        label="Title"
        placeholder="Floor plans"
        value={title}
        onChange={(next) => session.editPart('floor_plans', { title: next })}
      />
      {plans.length > 0 && (
        <ul className="flex flex-col gap-10">
          {plans.map((plan, index) => (
            <PlanRow
              key={plan.id}
              plan={plan}
              index={index}
              count={plans.length}
              onChange={(change) => edit(plans.with(index, { ...plan, ...change }))}
              onMove={(by) => edit(moved(plans, index, index + by))}
              onRemove={() => edit(plans.toSpliced(index, 1))}
            />
          ))}
        </ul>
      )}
      {room > 0 && <UploadDrop onFiles={take} takesPaste={false} takes={PLANS} />}
      <UploadList uploads={planUploads} />
      {pdf && (
        <Suspense>
          <ChoosePlanPages
            key={`${pdf.name} ${pdf.lastModified}`}
            slug={state.listing.slug}
            pdf={pdf}
            room={room}
            onClose={() => setPdfs((waiting) => waiting.slice(1))}
            onChosen={planUploads.add}
          />
        </Suspense>
      )}
    </PartSection>
  )
}
